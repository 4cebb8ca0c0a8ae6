import { buttonStyle } from './button-style';
import { LinkItems } from './link-list';
import { rowLinkStyle } from './text-link';

type Props = { links: readonly { label: string; href: string }[] };

/** Links on a page without other content. The first is the main action. */
export function FallbackLinks({ links }: Props) {
  const [first, ...others] = links;
  return (
    <>
      <a href={first?.href} className={`${buttonStyle()} mt-8`}>
        {first?.label}
      </a>
      <ul className="mt-4 flex flex-wrap gap-x-5">
        <LinkItems links={others} link={rowLinkStyle} />
      </ul>
    </>
  );
}
