/** What a storm can cost: in rough months and cyclone weeks this many nights belong before the flight. */
const wanted = 2;

/** Where a trip leaves the water: its days counted from 1, and the nights that it lacks after that. */
export type Spare = { lastFerry: number; days: number; nights: number };

/**
 * Finds how many nights a trip lacks between its last ferry and its flight home, for months in which
 * ferries are cancelled at short notice.
 * @param days the days of the trip; the last one is that of the flight
 * @returns undefined for a trip without a ferry, and for one that has two nights there already
 */
export function spareOf(days: readonly { ferries?: readonly unknown[] | undefined }[]) {
  const lastFerry = days.findLastIndex(({ ferries = [] }) => ferries.length > 0) + 1;
  const nights = wanted - (days.length - lastFerry);
  if (lastFerry === 0 || nights <= 0) return undefined;
  return { lastFerry, days: days.length, nights } satisfies Spare;
}
