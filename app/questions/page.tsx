import { GuidePage } from '@/components/guide/guide-page';
import { PageWithContents, Topic } from '@/components/guide/page-with-contents';
import { withPhones } from '@/components/ui/paragraphs';
import { CollapsibleRow } from '@/components/ui/row';
import { TextLink } from '@/components/ui/text-link';
import { labels, openingHours, pages, questionGroups } from '@/lib/content/query/all-content';
import { earliestCheckedDay } from '@/lib/content/query/guide';
import { allTerms } from '@/lib/content/query/prices';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.questions);

export default function QuestionsPage() {
  // Many answers quote terms that are examples, but the page says so only once.
  const hasExamples = allTerms.some(({ term }) => term.example);
  const { updated } = pages.questions;
  return (
    <GuidePage page="questions">
      <PageWithContents
        entries={questionGroups}
        updated={updated}
        checked={earliestCheckedDay(openingHours)}
      >
        {questionGroups.map(({ questions, ...group }, index) => (
          <Topic
            key={group.id}
            {...group}
            lead={index === 0 && hasExamples ? labels.examples.figures : undefined}
          >
            {questions.map(({ id, question, answer, link }) => (
              <CollapsibleRow key={id} id={id} heading={question}>
                {answer.map((text, paragraphIndex) => (
                  <p key={text} className={paragraphIndex === 0 ? 'font-medium' : undefined}>
                    {withPhones(text)}
                  </p>
                ))}
                {link && (
                  <p>
                    <TextLink href={link.href}>{link.label}</TextLink>
                  </p>
                )}
              </CollapsibleRow>
            ))}
          </Topic>
        ))}
      </PageWithContents>
    </GuidePage>
  );
}
