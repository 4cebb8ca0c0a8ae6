import { HelpNumbers } from '@/components/contact/help';
import { getGuideGroups, help, usualCheck } from '@/lib/content/query/guide';
import { pages } from '@/lib/content/query/site';
import { anchors } from '@/lib/routes/anchors';
import { GuideRows } from './guide-rows';
import { PageWithContents } from './page-with-contents';
import { Topic } from './topic';

/** The guide by groups, then the emergency numbers. */
export function BeforeYouTravel() {
  const groups = getGuideGroups();
  const usual = usualCheck(groups.flatMap(({ entries }) => entries));
  const numbers = { id: anchors.beforeYouTravel.help, heading: help.heading };
  return (
    <PageWithContents
      entries={[...groups, numbers]}
      updated={pages.beforeYouTravel.updated}
      checked={usual}
    >
      {groups.map(({ entries, ...group }) => (
        <Topic key={group.id} {...group}>
          <GuideRows entries={entries} usual={usual} />
        </Topic>
      ))}
      <Topic {...numbers}>
        <HelpNumbers />
      </Topic>
    </PageWithContents>
  );
}
