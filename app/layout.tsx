import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { BookingDialog } from '@/components/enquiry/enquiry-section';
import { Island } from '@/components/islands/island';
import { ContactBar } from '@/components/layout/contact-bar';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { Promo } from '@/components/layout/promo';
import { OfflineNote } from '@/components/offline/offline-note';
import { Toast } from '@/components/toast/toast';
import { company, labels } from '@/lib/content/query/site';
import tailwind, { dark } from '@/tailwind.config';
import { fontVariables } from './fonts';
import './fonts/rupee.css';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(company.site),
  // Without this, phones turn prices and dates into phone links.
  formatDetection: { telephone: false },
  // Browsers without SVG look for /favicon.ico by themselves.
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
};

export const viewport: Viewport = {
  // The contact bar stays clear of the phone's home indicator by safe-area insets.
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: tailwind.theme.extend.colors.deep },
    { media: '(prefers-color-scheme: dark)', color: dark.surfaces.paper },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <head>
        {/* The time of the build, which components/offline/ compares with that of cached pages. */}
        <meta name="build" content={process.env.BUILD_TIME} />
        {/* Print styles have a file of their own, so that pages on screen do not wait for them. */}
        <link rel="stylesheet" href="/print/pages.css" media="print" />
      </head>
      <Island as="body" name="dialogs" when="start">
        <a href="#content" className="skip-link">
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
        <Toast />
        <BookingDialog />
      </Island>
    </html>
  );
}
