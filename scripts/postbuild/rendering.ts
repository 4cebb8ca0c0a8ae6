// Visitors who come back, or follow a link to a place in the page, need the true heights of its sections.
// Others get them after the first view and its fonts, because the sections would be laid out twice.
import { renderInFull, renderWhenIdle } from '@/components/enhancements/deferred-rendering';

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || /^(reload|back_forward)$/.test(visit?.type ?? '')) renderInFull();
document.addEventListener('DOMContentLoaded', () => document.fonts.ready.then(renderWhenIdle));
