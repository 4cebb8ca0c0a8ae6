'use client';

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { noPage } from '@/lib/content/no-page';

/**
 * Shows the spec's plain text when a page breaks in the browser, inside the layout, whose links still
 * work. A new address tries again. (Next's own `error.tsx` would be client code outside this folder.)
 */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return <Boundary pathname={usePathname()}>{children}</Boundary>;
}

type Props = { pathname: string; children: ReactNode };

class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  /** Resets without a key: a dialog changes the address, and the page under it must stay as it is. */
  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.pathname !== this.props.pathname) {
      this.setState({ broken: false });
    }
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
