import { ExampleTag } from '@/components/ui/example-tag';
import { Paragraphs } from '@/components/ui/paragraphs';
import { about, labels } from '@/lib/content/query/all-content';
import { people } from '@/lib/content/query/people';
import { anchors } from '@/lib/routes/anchors';

export function Team() {
  return (
    <section aria-labelledby={anchors.about.people}>
      <h2 id={anchors.about.people} className="text-3xl">
        {labels.team.people} <ExampleTag entries={[...people, about]} />
      </h2>
      <div className="mt-4 max-w-text space-y-4">
        <Paragraphs texts={about.story} />
      </div>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {people.map(({ name, role, languages }) => (
          <li key={name} className="border-t-4 border-coral bg-sand p-5">
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-1">{role}</p>
            <p className="mt-2 text-base text-quiet">{languages.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
