import { routes } from './routes';

/** Words that an address writes as one: /TopPlaces was a usual spelling of /topplaces. */
const compounds = { topplaces: 'TopPlaces', watersports: 'WaterSports' } as const;

/**
 * Old and likely spellings of the fixed pages, each with the address that it leads to: /Contact was
 * printed and linked, and the other pages were spelt in the same way. Items and posts never were.
 */
export const aliases: Record<string, string> = Object.fromEntries(
  Object.entries(routes).flatMap(([name, route]) => {
    if (route === routes.home) return [];
    const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const spellings = [
      capital,
      ...(name in compounds ? [compounds[name as keyof typeof compounds]] : []),
    ];
    return spellings.map((spelling) => [`/${spelling}`, route]);
  }),
);
