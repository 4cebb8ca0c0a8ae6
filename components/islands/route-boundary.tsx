'use client';

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { noPage } from '@/lib/content/no-page';

/**
 * What a visitor sees when a page breaks in the browser: the spec's plain text, inside the layout
 * whose links lead on. Another address is a new try. (Next's own `error.tsx` would be client code
 * outside this folder.)
 */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return <Boundary key={usePathname()}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="mx-auto max-w-page px-5 pt-40 pb-28 md:px-8">
        <h1 className="text-poster">{noPage}</h1>
      </div>
    );
  }
}
