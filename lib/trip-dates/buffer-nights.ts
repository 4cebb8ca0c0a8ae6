/** What a storm can cost: in rough months and cyclone weeks this many nights belong before the flight. */
const wanted = 2;

/** The nights that a trip lacks after its last ferry, whose day counts from 1, and its length with them. */
type BufferNights = { nights: number; lastFerry: number; length: { nights: number; days: number } };

/**
 * Finds how many nights a trip lacks between its last ferry and its flight home, for months in which
 * storms can stop ferries.
 * @param days the days of the trip; the last one is that of the flight
 * @returns undefined for a trip without a ferry, and for one that has two nights there already
 */
export function bufferNightsOf(
  days: readonly { ferries?: readonly unknown[] | undefined }[],
): BufferNights | undefined {
  const lastFerry = days.findLastIndex(({ ferries = [] }) => ferries.length > 0) + 1;
  const nights = wanted - (days.length - lastFerry);
  if (lastFerry === 0 || nights <= 0) return undefined;
  const all = days.length + nights;
  return { nights, lastFerry, length: { nights: all - 1, days: all } };
}
