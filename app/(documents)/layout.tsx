import type { ReactNode } from 'react';
import { Still } from '@/components/islands/still';

/** The pages without an island: React leaves them as the server has written them. */
export default function DocumentLayout({ children }: { children: ReactNode }) {
  return <Still>{children}</Still>;
}
