import type { Thing } from 'schema-dts';
import { serialize } from '@/lib/seo/json-ld';

/** Structured data of a page, for search engines. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `serialize` escapes what could end the element
      dangerouslySetInnerHTML={{ __html: serialize(things) }}
    />
  );
}
