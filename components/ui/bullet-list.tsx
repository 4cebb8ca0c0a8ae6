/** Points under a heading of their own. */
export function BulletList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="font-serif text-xl">{heading}</h4>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-coral">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
