import { ExampleReply } from '@/components/company/example-reply';
import { GuidePage } from '@/components/guide/guide-page';
import { Container } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.samplePlan);

export default function SamplePlanPage() {
  return (
    <GuidePage page="samplePlan">
      <Container className="py-10 md:py-16">
        <ExampleReply />
      </Container>
    </GuidePage>
  );
}
