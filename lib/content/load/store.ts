import * as about from '@/content/about';
import * as advice from '@/content/advice';
import * as authorities from '@/content/authorities';
import * as authors from '@/content/authors';
import * as cards from '@/content/cards';
import * as company from '@/content/company';
import * as cruise from '@/content/cruise';
import * as destinations from '@/content/destinations';
import * as ferryCancelled from '@/content/ferry-cancelled';
import * as forms from '@/content/forms';
import * as help from '@/content/help';
import * as home from '@/content/home';
import * as labels from '@/content/labels';
import * as map from '@/content/map';
import * as navigation from '@/content/navigation';
import * as opening from '@/content/opening';
import * as otherWords from '@/content/other-words';
import * as packages from '@/content/packages';
import * as pages from '@/content/pages';
import * as pictureHosts from '@/content/picture-hosts';
import * as posts from '@/content/posts';
import * as privacy from '@/content/privacy';
import * as questions from '@/content/questions';
import * as schedules from '@/content/schedules';
import * as seasons from '@/content/seasons';
import * as seo from '@/content/seo';
import * as services from '@/content/services';
import * as sightseeing from '@/content/sightseeing';
import * as spellings from '@/content/spellings';
import * as stuck from '@/content/stuck';
import * as terms from '@/content/terms';
import * as watersports from '@/content/watersports';
import { ContentError } from '@/lib/content/report/report';
import { checkRelations } from '../check/check';
import type { Content, RawContent } from '../collections';
import { parseContent } from './parse';

/** All content as its files export it. */
export const rawContent: RawContent = {
  ...about,
  ...advice,
  ...authorities,
  ...authors,
  ...cards,
  ...company,
  ...cruise,
  ...destinations,
  ...ferryCancelled,
  ...forms,
  ...help,
  ...home,
  ...labels,
  ...map,
  ...navigation,
  ...opening,
  ...otherWords,
  ...packages,
  ...pages,
  ...pictureHosts,
  ...posts,
  ...privacy,
  ...questions,
  ...schedules,
  ...seo,
  ...seasons,
  ...services,
  ...sightseeing,
  ...spellings,
  ...stuck,
  ...terms,
  ...watersports,
};

/**
 * All content, parsed once, when this file is first imported. Pages don't read it directly but
 * through the functions of lib/content/query.
 * @throws ContentError with the whole report when anything is wrong
 */
export const content: Content = load(rawContent);

function load(exported: RawContent): Content {
  const { content: parsed, raw, issues } = parseContent(exported);
  const all = [...issues, ...checkRelations(parsed, raw)];
  if (all.length > 0) throw new ContentError(all);
  return parsed as Content;
}
