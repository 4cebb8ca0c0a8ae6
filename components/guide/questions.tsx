import { withPhones } from '@/components/ui/phones';
import { FoldedRow } from '@/components/ui/row';
import { TextLink } from '@/components/ui/text-link';
import { type QuestionGroup, questionGroups, usualCheck } from '@/lib/content/query/guide';
import { openings } from '@/lib/content/query/opening';
import { labels, pages } from '@/lib/content/query/site';
import { getTerms } from '@/lib/content/query/terms';
import { PageWithContents } from './page-with-contents';
import { Topic } from './topic';

/** The questions by topic, each with its answer. */
export function QuestionsText() {
  // Many answers quote example terms; the page says so once.
  const hasExamples = getTerms().some(({ term }) => term.example);
  return (
    <PageWithContents
      entries={questionGroups}
      updated={pages.questions.updated}
      checked={usualCheck(openings)}
    >
      {questionGroups.map(({ questions, ...group }, index) => (
        <Topic
          key={group.id}
          {...group}
          lead={index === 0 && hasExamples ? labels.examples.answers : undefined}
        >
          {questions.map((question) => (
            <QuestionText key={question.id} question={question} />
          ))}
        </Topic>
      ))}
    </PageWithContents>
  );
}

type QuestionProps = { question: QuestionGroup['questions'][number] };

/** A question that shows its answer when it is opened. */
function QuestionText({ question: { id, question, answer, link } }: QuestionProps) {
  return (
    <FoldedRow id={id} heading={question}>
      {answer.map((text, index) => (
        <p key={text} className={index === 0 ? 'font-medium' : undefined}>
          {withPhones(text)}
        </p>
      ))}
      {link && (
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      )}
    </FoldedRow>
  );
}
