import type { Metadata } from 'next';
import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import { noPage } from '@/lib/content/no-page';
import { pages } from '@/lib/content/site';

export const metadata: Metadata = { title: noPage, robots: { index: false } };

export default function NotFound() {
  const { lead, links } = pages.notFound;
  return (
    <Container className="pt-40 pb-28">
      <h1 className="text-poster">{noPage}</h1>
      <p className="mt-5 text-lead text-quiet">{lead}</p>
      <ul className="mt-8 flex flex-wrap gap-3">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={buttonStyle('quiet')}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
