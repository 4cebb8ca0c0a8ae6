import { day, issuesOf } from '@/test/itineraries';

const out = day('isle', 'town-isle');
const back = day(undefined, 'isle-islet islet-town');
const farOut = day('islet', 'town-isle isle-islet');

test.each([
  ['two ferries on a day', [farOut, day('town', 'islet-town'), day()]],
  ['ferries on the last day', [out, back]],
  ['a way by road', [day('hill'), out, back]],
  ['an outing before the ferry', [{ ...out, visits: ['ruin'] }, back]],
  ['a sight on its only open day', [{ ...day('town'), alsoVisits: ['fort'] }, day()]],
])('a feasible trip: %s', (_, itinerary) => {
  expect(issuesOf(...itinerary)).toEqual([]);
});

test.each([
  [
    ' › #1 › ferryRoutes › #1 is "isle-islet", which leaves from isle, but the travellers are at town.',
    [day('town', 'isle-islet islet-town'), day()],
  ],
  [
    ' › #1 › ferryRoutes leave the travellers at town, but the day ends at isle.',
    [day('isle'), back],
  ],
  [' › #2 › ferryRoutes leave the travellers at isle, but the day ends at town.', [out, day()]],
  [
    ' › #1 › visits › #1 is "isle", which cannot be reached from town without a ferry.',
    [{ ...day('town'), visits: ['isle'] }, day()],
  ],
  [' › #2 › stay is on the last day, when the travellers fly home.', [day('town'), day('town')]],
  [
    ' › #2 › stay is "isle", but the extra "late" adds a night in town after it.',
    [day('town'), out, back],
  ],
  [' › #1 › stay is missing.', [day(), day()]],
  [
    ' visits something closed, whichever weekday the trip starts on: Fort, Mill.',
    [{ ...day('town'), alsoVisits: ['fort', 'mill'] }, day()],
  ],
])('of a trip that is not feasible, it says %s', (said, itinerary) => {
  expect(issuesOf(...itinerary)).toEqual([said]);
});
