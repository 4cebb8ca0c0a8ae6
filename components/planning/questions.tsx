import { FoldedSection } from '@/components/ui/folded-section';
import { TextLink } from '@/components/ui/text-link';
import { type AnswerText, answerTo } from '@/lib/content/query/answers';
import { usualCheck } from '@/lib/content/query/checked';
import { openings } from '@/lib/content/query/opening';
import { type QuestionGroup, questionGroups } from '@/lib/content/query/planning';
import { labels, pages } from '@/lib/content/query/site';
import { AnswerPart } from './answer-part';
import { WithContents } from './with-contents';

/** The questions by topic, each with its answer from the data of the site. */
export function QuestionsText() {
  // What holds for all examples is said once, above the first.
  const firstExample = questionGroups.find(({ questions }) =>
    questions.flatMap(answerTo).some(({ example }) => example),
  );
  return (
    <WithContents
      entries={questionGroups}
      updated={pages.questions.updated}
      checked={usualCheck(openings)}
      close
    >
      {questionGroups.map(({ id, heading, questions }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="max-w-text md:max-lg:max-w-none xl:max-w-none"
        >
          {/* The heading is not the section's own child: a link to it would open every answer, see disclosure.css. */}
          <div>
            <h2 id={id} className="text-3xl leading-tight md:text-4xl">
              {heading}
            </h2>
            {id === firstExample?.id && (
              <p className="mt-3 text-base text-quiet">{labels.exampleAnswers}</p>
            )}
          </div>
          <div className="mt-6 border-b border-line">
            {questions.map((question) => (
              <QuestionText key={question.id} question={question} />
            ))}
          </div>
        </section>
      ))}
    </WithContents>
  );
}

type Question = QuestionGroup['questions'][number];
type QuestionProps = { question: Question };

/** A question and its answer, which phones and tablets show when the question is pressed. */
function QuestionText({ question }: QuestionProps) {
  const { id, question: text } = question;
  const parts = answerTo(question);
  const link = furtherLink(question, parts);
  return (
    <FoldedSection
      id={id}
      heading={text}
      level="h3"
      headingStyle="mb-2 text-card"
      className="beside-heading folded lg:py-6"
      tablets={false}
    >
      {parts.map((part, index) => (
        <AnswerPart key={part.text} {...part} lead={index === 0 && !part.more} />
      ))}
      {link && (
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      )}
    </FoldedSection>
  );
}

/** The link below an answer: left out where a part of the answer leads to the same page or place. */
function furtherLink({ link }: Question, parts: readonly AnswerText[]) {
  if (!link) return undefined;
  const told = parts.some(({ more }) => more && `${more.href}#`.startsWith(`${link.href}#`));
  return told ? undefined : link;
}
