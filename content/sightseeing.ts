// The eight HotSpots of the Sightseeing page.
// Their order here is the order of the cards on the site.
import type { Leisure } from './schema/leisure';

export const attractions: Leisure[] = [
  {
    slug: 'natural-rock-at-neil',
    updated: '2026-11-22',
    name: 'Natural Rock at Neil',
    heading: 'An arch that can be visited only when the sea is out',
    where: 'Neil Island (Shaheed Dweep)',
    places: ['neil-island'],
    shortDescription:
      'A gateway of coral rock on Neil’s shore, reached at low tide over pools full of small life.',
    image: {
      src: '/images/attractions/natural-rock-at-neil.svg',
      alt: 'A rugged rock arch tufted with bushes stands over mirror-like tide pools at low morning water',
    },
    description: [
      'Tide first, clock second: at high water the sea stands in the arch, and the way to it is a scramble you should not attempt. For about two hours on either side of low tide the shelf falls dry, and from the parking place near Laxmanpur it is about a quarter of an hour over slabs, sand and slippery weed.',
      'The rock itself is old coral limestone, gnawed through from both sides until a span was left with shrubs on top. Settlers from Bengal nicknamed it Howrah Bridge, and with some goodwill one sees the resemblance. Photographers like the sun low, when the underside glows honey yellow.',
      'Take as much time for the ground as for the arch. The pools hold brittle stars, hermit crabs in borrowed shells, a small octopus perhaps, and sea cucumbers. Local guides point them out; ask yours to leave the animals in the water, and take nothing home: taking coral, shells or sand is an offence. Sandals with a heel strap save many an ankle, and water has to be carried, as no stall stands beyond the trees. When the pools begin to join, turn round.',
    ],
  },
  {
    slug: 'limestone-caves-at-baratang',
    updated: '2026-11-22',
    name: 'Limestone Caves at Baratang',
    heading: 'By mangrove creek to rooms of dripping stone',
    where: 'Baratang, between South and Middle Andaman',
    places: ['baratang'],
    shortDescription:
      'A before-dawn start, a creek roofed with mangroves, a walk past paddy, then a torch beam on wet stone.',
    image: {
      src: '/images/attractions/limestone-caves-at-baratang.svg',
      alt: 'A narrow boat glides through a green tunnel of mangroves, thin shafts of light falling, to the mouth of a limestone cave',
    },
    description: [
      'One leaves Port Blair at about three in the morning, for the road north is driven in escorted convoys at fixed hours: the first gate, at Jirkatang, is usually about six, the last in the early afternoon. Some 49 km of the road, about 90 minutes, run through a tribal reserve. No stopping, no photographs, nothing given: that is the law, and whoever cannot keep to it should leave this trip out.',
      'A vehicle ferry crosses Middle Strait, and then a small boat takes over. The wide strait shrinks to a creek, the creek to a passage where roots close above your head, and the boatman tilts the motor up. Hands stay inside, as salt-water crocodiles live in these creeks. From the landing stage one walks somewhat over a kilometre, through fields and forest, hot by ten o’clock.',
      'Inside the caves it is cool, slick and dark. Drop by drop, lime has built curtains, fangs and pillars, still growing where they are wet; the grease of one fingertip can end that, so look and keep your hands off. Carry a torch, a spare shirt and patience, because the return convoy leaves when it leaves. Some tours add Baratang’s mud volcano, a low grey cone that mostly bubbles. The caves are usually closed on Mondays, according to an older source: check before you travel.',
    ],
  },
  {
    slug: 'north-bay-and-ross-island',
    updated: '2026-11-22',
    name: 'North Bay and Ross Island',
    heading: 'One boat, a reef and a ruined capital',
    where: 'Off Port Blair (Sri Vijaya Puram)',
    places: ['northbay', 'ross-island'],
    at: { north: 11.69, east: 92.76 },
    shortDescription:
      'Corals in the morning, fig roots and deer among British ruins after that: the classic day on the harbour.',
    image: {
      src: '/images/attractions/north-bay-and-ross-island.svg',
      alt: 'Fig roots grip the broken brick walls of an old church, two spotted deer in the afternoon shade',
    },
    description: [
      'Two short boat rides make a day of strong contrasts. North Bay is salt and noise: masks, fins, wet seats, coral under glass. Ross Island, since 2018 officially Netaji Subhas Chandra Bose Dweep, is moss and hush, although it is only minutes from the town’s quay.',
      'For some eighty years the British ran the penal settlement from Ross. They laid out a church, a bakery, a swimming pool, tennis courts and a ballroom within sight of the convicts who had cleared the jungle for them. In 1941 an earthquake cracked the place, a year later the Japanese came, and it never became a capital again. Since then the figs have taken over. Their roots run down window frames and hold up walls that would have fallen long ago.',
      'Spotted deer walk up to visitors, hoping for biscuits that do them no good. Paths are paved but go up and down; battery carts carry those who need them if they are running. Begin with the reef, rinse off, change, and keep the island for the softer hours. Which of the two comes first is in the end the boatmen’s affair, and Ross Island is usually closed on Wednesdays (looked up in November 2026): check before you travel.',
    ],
  },
  {
    slug: 'elephanta-beach-and-radhanagar',
    updated: '2026-11-22',
    name: 'Elephanta beach and Radhanagar',
    heading: 'Havelock in a day, from reef to sunset',
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 12, east: 92.95 },
    shortDescription:
      'A morning with mask and fins off one beach, a long evening on the other, and lunch in between.',
    image: {
      src: '/images/attractions/elephanta-beach-and-radhanagar.svg',
      alt: 'Beach walkers are small dark figures on wet sand that mirrors a crimson evening sky',
    },
    description: [
      'Havelock has two famous shores, and they are opposites. One is a ribbon of sand with a reef in front, loud and lively until noon. The other is wide, open and nearly empty of things to do. Put together in the right order they make a full day that never feels rushed.',
      'Leave for Elephant Beach, the “Elephanta” of the heading, with the first boats of the morning: the ride takes 20 to 30 minutes, boats usually stop in the early afternoon, and from June to September they often do not run at all. On foot it is about 1.8 km through the forest, 40 to 45 minutes, and impassable at high tide. Visibility is better before the crowd has stirred the bottom, and the sun stands right for looking down. Two or three hours in the water are plenty; a T-shirt under the life vest prevents the burnt back that ruins the following day. Rinse the salt off, eat fish or thali in the village, and sleep through the heat.',
      'By four be at Radhanagar. Walk along the water’s edge until the voices thin out, then sit. For a swim, know that it shelves faster than it looks; flags and lifeguards decide. After the sun has gone there come a few minutes in which sky and wet sand turn the same rose colour, which those who ran for the car park never see. Take a torch for the path, and remember that the last drive back is best fixed with your driver beforehand. If the sea is up, the boats stay in, and the beach alone has to do.',
    ],
  },
  {
    slug: 'cellular-jail',
    updated: '2026-11-22',
    name: 'Cellular Jail',
    heading: 'A building made so that no one could speak to another',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.67, east: 92.75 },
    shortDescription:
      'Three of seven wings still stand around the tower, a memorial to those sent across the black water.',
    image: {
      src: '/images/attractions/cellular-jail.svg',
      alt: 'Three-storeyed prison wings with rows of barred arches lead to a watchtower under a night sky',
    },
    description: [
      'Between 1896 and 1906 convicts built their own prison here: seven wings, three storeys high, set like spokes around a tower. Each man had a cell to himself, and each front looked at the blank back of the wing before it. Solitude was the purpose of the plan and gave the house its name. Three wings remain. The others fell to earthquake and demolition, and a hospital stands in their place.',
      'Many of those held in it had fought against colonial rule, and the journey over the sea was itself a punishment; it was called Kala Pani, black water. You see the oil mill that prisoners turned like oxen, the whipping frame, the gallows shed, and corridor after corridor of bolts set too far from the door for an arm to reach. Go up the tower: names are cut in marble, and outside is all that blue.',
      'Give it two hours and dress as for a memorial. It is usually open from about 9 to 12 and 1.30 to 4.45; whether it closes on Mondays or only on national holidays, sources disagree (looked up in November 2026), so check before you travel. A sound-and-light show tells the story in the courtyard, under the open sky: since December 2025 usually four times a night, 45 minutes each, at 5.30, 6.30, 7.30 and 8.30 pm. Which shows are in English changes: ask.',
    ],
  },
  {
    slug: 'chidiya-tapu-sunset-point',
    updated: '2026-11-22',
    name: 'Chidiya Tapu sunset point',
    heading: 'Where the road south ends in evening light',
    where: 'South Andaman, south of Port Blair',
    places: ['port-blair'],
    at: { north: 11.5, east: 92.7 },
    shortDescription:
      'An hour’s drive through villages and mangroves for the slow dimming of islands, bay and hills.',
    image: {
      src: '/images/attractions/chidiya-tapu-sunset-point.svg',
      alt: 'Layered blue islands fade into one another below an amber sky, a bare tree on the shore in front',
    },
    description: [
      'The sun goes down early this far east: around five in December, and before six even in June. Drivers who know the road leave Port Blair three hours before. That gives time for tea on the way, for the drowned trees along the creek, which the sinking of the land in 2004 left standing in salt water, and for a seat before the buses unload.',
      'It is no sunset with a red ball on a bare horizon. Rutland and smaller islands lie across the bay, ridge behind ridge, and the light slides down between them. Gold turns to violet, and the best of it often comes twenty minutes after people have begun to leave.',
      'Energetic visitors combine it with the Munda Pahad walk, through forest to a cliff with open ocean below; its gate has a closing hour. Families may prefer the biological park close by (usually closed on Mondays: check before you travel). Swimming is restricted here, as salt-water crocodiles live in the creeks. Cover your ankles, as sandflies wake at dusk, and keep small change for the roasted corn. The way home is unlit and winding, so let someone else drive.',
    ],
  },
  {
    slug: 'zonal-anthropological-museum',
    updated: '2026-11-22',
    name: 'Zonal Anthropological Museum',
    heading: 'Baskets, boats and the long memory of the islands',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.67, east: 92.74 },
    shortDescription:
      'A calm house of glass cases in the town, where wood, cane and shell tell of life with the sea.',
    image: {
      src: '/images/attractions/zonal-anthropological-museum.svg',
      alt: 'A long pale museum with a colonnade stands among palms, its lamp lit against the monsoon rain',
    },
    description: [
      'Rain on the roof suits this museum. It is a modest building in the middle of Port Blair, hushed after the horns of the street, and on a weekday morning you may have a room to yourself. Nothing flashes or speaks. You read a label, look, step back, and look again.',
      'Look at how things are made. A basket holds water-smooth cane in a weave so even that one searches in vain for the beginning. A canoe shows the marks of the adze along its inside. Shell is ground to an edge, and wood is cut along the grain so that it bends before it breaks. The cases set these objects into the islands’ long past, from early seafaring to the settlement years.',
      'An hour is enough, more if you draw. Come with respect, for these are belongings and not curiosities, and the rules on photography are strict for good reason. It is usually closed on Mondays (looked up in November 2026), and public holidays may shut it too: check before you travel. It pairs well with a walk through Aberdeen Bazaar before lunch.',
    ],
  },
  {
    slug: 'samudrika-naval-marine-museum',
    updated: '2026-11-22',
    name: 'Samudrika Naval Marine Museum',
    heading: 'The sea explained, by the people who sail it',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    shortDescription:
      'A whale’s skeleton at the gate, then corals, shells, charts and tanks: a good primer before the first snorkel.',
    image: {
      src: '/images/attractions/samudrika-naval-marine-museum.svg',
      alt: 'The white skeleton of a whale lies in a garden in clear early light, a low museum hall behind it',
    },
    description: [
      'Children count the ribs first. The skeleton of a blue whale lies in the garden near the entrance, bleached white. It came ashore on an island further south, and walking along it one understands the word “marine” without a label.',
      'The Indian Navy runs the museum, and one can tell: things are polished, numbered and in line. Galleries deal with how the archipelago rose, with its geography and archaeology, then with corals, shells and fish. Trays of cowries and cones are laid out by shape; small aquariums hold lionfish, a stonefish that you find only after being told where, and clownfish in their anemone. Read the panel on turtles slowly.',
      'Visit it early in the trip. Later, over the reef, you will know which coral is which, and why a shell belongs on the beach and not in a suitcase: taking coral, shells or sand is an offence, and luggage is screened at the airport. Reckon with one hour to ninety minutes; there may be a charge for cameras at the desk. The museum is usually closed on Mondays (looked up in November 2026): check before you travel.',
    ],
  },
];
