import { ExampleTag } from '@/components/ui/example-tag';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/all-content';
import { sampleReply } from '@/lib/content/query/people';
import { anchors } from '@/lib/routes/anchors';

/** A sample reply in a chat: days, hotels, ferries, total, and how long it is valid. */
export function SampleReply({ className }: { className?: string }) {
  return (
    <section aria-labelledby={anchors.contact.sampleReply} className={className}>
      <h2 id={anchors.contact.sampleReply} className="text-2xl">
        {labels.team.sampleReply} <ExampleTag entries={[sampleReply]} />
      </h2>
      <div className="mt-4 space-y-4 rounded-3xl rounded-tl-none bg-sand p-5 max-lg:max-w-text md:p-8 lg:columns-2 lg:gap-12 *:break-inside-avoid">
        {sampleReply.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {pages.packages.samplePlanLinks.others.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </section>
  );
}
