import tailwind, { dark } from '@/tailwind.config';
import './fonts/rupee.css';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { BookingDialog } from '@/components/enquiry/enquiry-section';
import { Island } from '@/components/islands/island';
import { ContactBar } from '@/components/layout/contact-bar';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { Promo } from '@/components/layout/promo';
import { company, labels } from '@/lib/content/query/all-content';
import { fontVariables } from './fonts';

export const metadata: Metadata = {
  metadataBase: new URL(company.site),
  // Without this, phones turn prices and dates into phone links.
  formatDetection: { telephone: false },
  // Browsers that don't support SVG icons request /favicon.ico anyway.
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
};

export const viewport: Viewport = {
  // The page covers the whole screen. Safe-area insets keep the contact bar clear of the home indicator.
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: tailwind.theme.extend.colors.brand },
    { media: '(prefers-color-scheme: dark)', color: dark.surfaces.paper },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <head>
        {/* components/offline/ compares this with the build times of cached pages. */}
        <meta name="build" content={process.env.BUILD_TIME} />
        {/* Print styles are in a separate file, so that pages on screen don't wait for them. */}
        <link rel="stylesheet" href="/print/pages.css" media="print" />
      </head>
      {/* This island contains all others. Its script only listens for clicks and keys. */}
      <Island as="body" name="dialogs" when="immediately">
        <a
          href="#content"
          className="not-focus:sr-only focus:fixed focus:top-4 focus:left-4 focus:z-50 focus:bg-paper focus:px-5 focus:py-3"
        >
          {labels.layout.skipToContent}
        </a>
        <Header />
        <OfflineNote />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Promo />
        <Footer />
        <ContactBar />
        <BookingDialog />
      </Island>
    </html>
  );
}

/**
 * A note above a page that comes from the cache (offline-note.island.ts). It uses the space that each page leaves for
 * the header.
 */
function OfflineNote() {
  const { cachedOn, again } = labels.offline;
  return (
    <Island name="offline-note" when="immediately" role="status">
      <p hidden className="relative z-10 -mb-header bg-sand pt-header text-center text-sm text-ink">
        <span className="block px-5 py-2">
          <span>{cachedOn}</span> <time />.{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: the address of the page, with its query */}
          <a href="" className="underline underline-offset-4">
            {again}
          </a>
        </span>
      </p>
    </Island>
  );
}
