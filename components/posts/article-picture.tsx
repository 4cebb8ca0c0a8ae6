import { type Image, Picture } from '@/components/ui/picture';

type Props = {
  image: Image;
  /** The edge of the window that it reaches; on phones and tablets it reaches both. */
  edge: 'left' | 'right';
};

const columns = {
  left: 'xl:col-[1/11]',
  right: 'xl:col-[5/-1]',
} as const;

/** A picture in the text of a post, wider than the text. */
export function ArticlePicture({ image, edge }: Props) {
  return (
    <figure className={`-mx-5 mt-14 md:col-span-full md:mx-0 md:mt-20 ${columns[edge]}`}>
      <Picture
        image={image}
        sizes="(min-width: 1280px) calc(50vw + 296px), 100vw"
        className="aspect-3/2 max-h-[80svh] w-full object-cover"
      />
    </figure>
  );
}
