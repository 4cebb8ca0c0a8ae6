/** Whether visitors want no motion; it tells when they change their mind. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
