import type { ReactNode } from 'react';
import { Container } from '@/components/ui/section';

/** The map of an item (item-map.tsx) across the page, for texts that are too short to have it beside them. */
export function WideMap({ children }: { children: ReactNode }) {
  return <Container className="wide-map py-10 md:pb-16">{children}</Container>;
}
