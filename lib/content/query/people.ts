import { interpolate } from '@/lib/text/interpolate';
import { joinNames, joinWords } from '@/lib/text/join-words';
import { content, labels } from './all-content';

export const { people, sampleReply } = content;

/** The people and their languages, in one line. */
export const peopleLine = interpolate(labels.team.line, {
  names: joinNames(people),
  languages: joinWords([...new Set(people.flatMap(({ languages }) => languages))], 'or'),
});
