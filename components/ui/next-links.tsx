import { buttonStyle } from './button-style';
import { LinkList } from './link-list';

type Props = { links: readonly { label: string; href: string }[] };

/** Links on a page without other content. The first one is the main action. */
export function NextLinks({ links }: Props) {
  const [first, ...others] = links;
  return (
    <>
      <a href={first?.href} className={`${buttonStyle()} mt-8`}>
        {first?.label}
      </a>
      <LinkList links={others} variant="wrapped" className="mt-4" />
    </>
  );
}
