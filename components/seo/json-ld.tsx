import type { Thing } from 'schema-dts';
import { ServedOnly } from '@/components/islands/served-only';
import { serialize } from '@/lib/seo/json-ld';

/** Structured data of a page, for search engines. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <ServedOnly>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `serialize` escapes what could end the element
        dangerouslySetInnerHTML={{ __html: serialize(things) }}
      />
    </ServedOnly>
  );
}
