import { highlight } from '@site/plugins/code-samples/node/highlight';
import { COMPONENT_SAMPLE, COMPONENT_SAMPLE_HTML } from '../componentSample';

it('is highlighted as the samples of pages are', () => {
  expect(COMPONENT_SAMPLE_HTML).toBe(highlight(COMPONENT_SAMPLE, 'tsx'));
});
