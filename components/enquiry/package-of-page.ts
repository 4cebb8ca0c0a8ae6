import type { NamedItem } from '@/lib/contact/enquire-route';

/** @returns the package whose page this is, as package-page.tsx has written it; undefined on other pages */
export function readPackageOfPage(): NamedItem | undefined {
  const page = document.querySelector<HTMLElement>('[data-package]');
  return JSON.parse(page?.dataset.package ?? 'null') ?? undefined;
}
