import { TextLink } from '@/components/ui/text-link';
import { type AnswerPart, answerTo } from '@/lib/content/answers';
import { getQuestions, type QuestionGroup } from '@/lib/content/planning';
import { labels, pages } from '@/lib/content/site';
import { ContentsPart, WithContents } from './with-contents';

/** The questions by topic, each with its answer from the data of the site. */
export function QuestionsText() {
  const groups = getQuestions();
  const answers = groups.flatMap(({ questions }) => questions.flatMap(answerTo));
  const hasExample = answers.some(({ example }) => example);
  return (
    <WithContents entries={groups} updated={pages.questions.updated}>
      {hasExample && <p className="text-base text-quiet">{labels.exampleAnswers}</p>}
      {groups.map(({ id, heading, questions }) => (
        <ContentsPart key={id} id={id} heading={heading}>
          <div className="divide-y divide-line max-xl:border-y max-xl:border-line">
            {questions.map((question) => (
              <QuestionText key={question.id} question={question} />
            ))}
          </div>
        </ContentsPart>
      ))}
    </WithContents>
  );
}

function QuestionText({ question }: { question: QuestionGroup['questions'][number] }) {
  return (
    <div className="space-y-3 py-6 xl:first:pt-0">
      <h3 id={question.id} className="text-card">
        {question.question}
      </h3>
      {answerTo(question).map((part) => (
        <Part key={part.text} {...part} />
      ))}
      {question.link && (
        <p>
          <TextLink href={question.link.href}>{question.link.label}</TextLink>
        </p>
      )}
    </div>
  );
}

function Part({ text, more }: AnswerPart) {
  return (
    <p>
      {more && (
        <>
          <a
            href={more.href}
            className="font-semibold text-lagoon underline underline-offset-4 hover:text-deep"
          >
            {more.label}
          </a>
          {': '}
        </>
      )}
      {text}
    </p>
  );
}
