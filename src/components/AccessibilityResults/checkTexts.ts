import { translate } from '@docusaurus/Translate';
import type { ResultCheck } from './accessibilityResult';

/** What a check asks of the page and its demos, in the page's language. */
export function getCheckText(check: ResultCheck, controls: number): string {
  switch (check) {
    case 'axeLight':
      return translate({
        id: 'page.AccessibilityResults.axeLight',
        message: 'Rules of axe-core, light',
        description:
          'Name of an accessibility check: all rules of the program axe-core, light mode',
      });
    case 'axeDark':
      return translate({
        id: 'page.AccessibilityResults.axeDark',
        message: 'Contrast by axe-core, dark',
        description: 'Name of an accessibility check: color rules of axe-core, dark mode',
      });
    case 'axeRtl':
      return translate({
        id: 'page.AccessibilityResults.axeRtl',
        message: 'Rules of axe-core, right to left',
        description: 'Name of an accessibility check: rules of axe-core, mirrored page',
      });
    case 'reflow':
      return translate({
        id: 'page.AccessibilityResults.reflow',
        message: 'Fits a screen of 320 pixels',
        description: 'Name of an accessibility check: nothing scrolls sideways (WCAG 1.4.10)',
      });
    case 'textSize':
      return translate({
        id: 'page.AccessibilityResults.textSize',
        message: 'Text of twice the size, nothing cut off',
        description: 'Name of an accessibility check: text at 200 % (WCAG 1.4.4)',
      });
    case 'textSpacing':
      return translate({
        id: 'page.AccessibilityResults.textSpacing',
        message: 'Text with wider spacing, nothing cut off',
        description: 'Name of an accessibility check: text spacing (WCAG 1.4.12)',
      });
    case 'keyboard':
      return translate(
        {
          id: 'page.AccessibilityResults.keyboard',
          message:
            'Keyboard: all controls of the demos reached, focus visible ({controls} visited)',
          description:
            'Name of an accessibility check; controls is how many controls had the focus',
        },
        { controls },
      );
  }
}
