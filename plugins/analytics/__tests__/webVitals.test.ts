/** @jest-environment jsdom */
import type { Metric } from 'web-vitals';
import { isMeasured } from '../client/isMeasured';

beforeEach(() => {
  window.sessionStorage.clear();
});

it.each([
  [0, false],
  [0.00009, false],
  [0.0001, true],
  [0.9999, true],
])('with the draw %d a session is measured: %p', (draw, expected) => {
  expect(isMeasured(draw)).toBe(expected);
});

it('draws once a session', () => {
  expect(isMeasured(0)).toBe(false);
  expect(isMeasured(0.5)).toBe(false);
  window.sessionStorage.clear();
  expect(isMeasured(0.5)).toBe(true);
  expect(isMeasured(0)).toBe(true);
});

it('draws once a page load where storage is denied', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isMeasured(0)).toBe(false);
  expect(isMeasured(0.5)).toBe(true);
});

it('reports five metrics, layout shift in thousandths', async () => {
  const observers: Record<string, (metric: Metric) => void> = {};
  const observe = (name: string) => (callback: (metric: Metric) => void) => {
    observers[name] = callback;
  };
  jest.doMock('web-vitals', () => ({
    onCLS: observe('CLS'),
    onFCP: observe('FCP'),
    onINP: observe('INP'),
    onLCP: observe('LCP'),
    onTTFB: observe('TTFB'),
  }));
  const gtag = jest.fn();
  window.gtag = gtag;
  const { reportWebVitals } = await import('../client/webVitals');
  reportWebVitals();
  expect(Object.keys(observers).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);

  const metric = { id: 'v5-1', rating: 'good' };
  observers.CLS?.({ ...metric, name: 'CLS', value: 0.12, delta: 0.0104 } as unknown as Metric);
  observers.LCP?.({ ...metric, name: 'LCP', value: 812.4, delta: 812.4 } as unknown as Metric);
  const common = { metric_id: 'v5-1', metric_rating: 'good' };
  expect(gtag.mock.calls).toEqual([
    ['event', 'CLS', { ...common, value: 10, metric_value: 0.12, metric_delta: 0.0104 }],
    ['event', 'LCP', { ...common, value: 812, metric_value: 812.4, metric_delta: 812.4 }],
  ]);
});
