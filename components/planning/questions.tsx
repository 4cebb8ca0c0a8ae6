import { FoldedRow } from '@/components/ui/folded-row';
import { TextLink } from '@/components/ui/text-link';
import { type AnswerText, answerTo } from '@/lib/content/query/answers';
import { usualCheck } from '@/lib/content/query/looked-up';
import { openings } from '@/lib/content/query/opening';
import { type QuestionGroup, questionGroups } from '@/lib/content/query/planning';
import { labels, pages } from '@/lib/content/query/site';
import { AnswerPart } from './answer-part';
import { PageWithContents } from './page-with-contents';
import { Topic } from './topic';

/** The questions by topic, each with its answer from the data of the site. */
export function QuestionsText() {
  // What holds for all examples is said once, above the first.
  const firstExample = questionGroups.find(({ questions }) =>
    questions.flatMap(answerTo).some(({ example }) => example),
  );
  return (
    <PageWithContents
      entries={questionGroups}
      updated={pages.questions.updated}
      checked={usualCheck(openings)}
      search
    >
      {questionGroups.map(({ questions, ...group }) => (
        <Topic
          key={group.id}
          {...group}
          note={group.id === firstExample?.id && labels.exampleAnswers}
        >
          {questions.map((question) => (
            <QuestionText key={question.id} question={question} />
          ))}
        </Topic>
      ))}
    </PageWithContents>
  );
}

type Question = QuestionGroup['questions'][number];
type QuestionProps = { question: Question };

/** A question and its answer, which is shown when the question is pressed. */
function QuestionText({ question }: QuestionProps) {
  const { id, question: text } = question;
  const parts = answerTo(question);
  const link = furtherLink(question, parts);
  return (
    <FoldedRow id={id} heading={text}>
      {parts.map((part, index) => (
        <AnswerPart key={part.text} {...part} lead={index === 0 && !part.more} />
      ))}
      {link && (
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      )}
    </FoldedRow>
  );
}

/** The link below an answer: left out where a part of the answer leads to the same page or place. */
function furtherLink({ link }: Question, parts: readonly AnswerText[]) {
  if (!link) return undefined;
  const told = parts.some(({ more }) => more && `${more.href}#`.startsWith(`${link.href}#`));
  return told ? undefined : link;
}
