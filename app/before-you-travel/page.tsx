import { EmergencyNumbers } from '@/components/contact/phone-numbers';
import { GuidePage } from '@/components/guide/guide-page';
import { GuideRows } from '@/components/guide/guide-rows';
import { PageWithContents, Topic } from '@/components/guide/page-with-contents';
import { emergency, pages } from '@/lib/content/query/all-content';
import { earliestCheckedDay, guideGroups } from '@/lib/content/query/guide';
import { pageMetadata } from '@/lib/pages/metadata';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.beforeYouTravel);

export default function BeforeYouTravelPage() {
  const emergencySection = { id: anchors.beforeYouTravel.emergency, heading: emergency.heading };
  return (
    <GuidePage page="beforeYouTravel">
      <PageWithContents
        entries={[...guideGroups, emergencySection]}
        updated={pages.beforeYouTravel.updated}
        checked={earliestCheckedDay(guideGroups.flatMap(({ entries }) => entries))}
      >
        {guideGroups.map(({ entries, ...group }) => (
          <Topic key={group.id} {...group}>
            <GuideRows entries={entries} />
          </Topic>
        ))}
        <Topic {...emergencySection}>
          <EmergencyNumbers />
        </Topic>
      </PageWithContents>
    </GuidePage>
  );
}
