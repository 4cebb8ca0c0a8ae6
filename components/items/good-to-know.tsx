import type { ComponentProps } from 'react';
import { FactList } from '@/components/ui/fact-list';
import { labels } from '@/lib/content/query/site';

/** Facts under a heading, beside the first section of an item's page. */
export function GoodToKnow(props: ComponentProps<typeof FactList>) {
  return (
    <div className="w-full space-y-3">
      <h2 className="text-2xl">{labels.goodToKnow}</h2>
      <FactList {...props} stacked />
    </div>
  );
}
