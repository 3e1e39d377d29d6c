import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { callGtag } from './gtag';

/** CLS is a small number without a unit; reports count in whole numbers. */
const getReportedValue = ({ name, delta }: Metric) =>
  Math.round(name === 'CLS' ? delta * 1000 : delta);

function report(metric: Metric): void {
  callGtag('event', metric.name, {
    value: getReportedValue(metric),
    metric_id: metric.id,
    metric_value: metric.value,
    metric_delta: metric.delta,
    metric_rating: metric.rating,
  });
}

/** Reports CLS, INP, LCP, FCP (all but CLS in milliseconds) and TTFB, also for what has been. */
export function reportWebVitals(): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
