'use client';

import { Component, type ReactNode } from 'react';
import { noPage } from '@/lib/content/no-page';

/**
 * Shows the spec's plain text when a part of the page breaks in the browser, inside the layout, whose
 * links still work. (Next's own `error.tsx` would be client code outside this folder.)
 */
export class RouteBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    // Tests wait for this.
    document.documentElement.dataset.awake = '';
    // `npm run dev` has no module of the page (scripts/postbuild/module.ts).
    if (process.env.NODE_ENV === 'development') void import('../enhancements/index');
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="mx-auto max-w-page px-5 pt-40 pb-28 md:px-8">
        <h1 className="text-poster">{noPage}</h1>
      </div>
    );
  }
}
