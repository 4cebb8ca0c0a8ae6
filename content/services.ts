import type { Service } from './schema/service';

// The company's services, one page each. The order here is the order on the site.
export const services: Service[] = [
  {
    slug: 'touroperator',
    updated: '2026-11-22',
    name: 'Tour Operator',
    heading: 'Islands put in the right order',
    paragraph:
      'Planning the Andamans is mostly a question of sequence: which island comes first, which morning goes to the reef, and where a cancelled boat would do the least harm. Tell us your dates, how many you are, who is easily seasick and what you would gladly skip, and we write out each day. Our packages last from 4 days and 3 nights to 8 days and 7 nights. They cover double-sharing hotel rooms, air-conditioned transfers, pickup and drop at the airport, cruise tickets for Havelock and Neil, and entry permits and tickets; airfare, meals unless stated, a guide, snorkelling and personal spending are outside. On a first journey give Port Blair a night or two, Havelock two and Neil one. Baratang takes a whole day that begins at about three in the morning, and Diglipur at least two days more.',
    summary:
      'Day-by-day Andaman plans from Port Blair, four to eight days: what our packages cover, what they leave out, and how to divide your nights.',
    image: {
      src: '/images/services/touroperator.svg',
      alt: 'Three green islands joined by the thin wakes of boats, seen from a hilltop at dawn',
    },
  },
  {
    slug: 'carrental',
    updated: '2026-11-22',
    name: 'Car Rental',
    heading: 'A car, a driver and an early start',
    paragraph:
      'We arrange an air-conditioned car with a driver: for the airport, for a half day of museums, or for the 25 km or so to Chidiya Tapu. South Andaman looks small on the map and drives slowly, with hills, bends and school buses. Vehicles stay on their own island, so on Havelock and Neil you have a second car from the jetty. The Baratang road crosses a tribal reserve in escorted convoys at fixed hours; cars leave town at about three, as the first gate usually opens at about six. Until the far gate nobody stops, takes a photograph or gives anything. Write how many seats and suitcases you need, whether an infant travels with you, and who feels ill on curves. A detour that is not in the plan counts as extra vehicle use, so ask what it costs before turning off. In December the sun sets at about five: leave for Chidiya Tapu by half past two.',
    summary:
      'Air-conditioned cars with a driver in Port Blair, Havelock and Neil: airport runs, Chidiya Tapu, the Baratang convoy, and what to tell us first.',
    image: {
      src: '/images/services/carrental.svg',
      alt: 'A small white car rounds a bend on a forest road high above the sea at noon',
    },
  },
  {
    slug: 'hotelbooking',
    updated: '2026-11-22',
    name: 'Hotel Booking',
    heading: 'A room that suits the next morning',
    paragraph:
      'In Port Blair you choose between the town, close to the bazaar and the jetties, and the bays to the south, where palms stand outside and every errand needs a car. Most of Havelock’s rooms line the eastern beaches, which drain to a shelf of coral rock at low tide and are then no good for a swim; a few lie near Radhanagar in the west. Neil has cottages between vegetable plots and goes dark early. At Rangat or Diglipur expect few rooms, and plain ones. Packages are priced on double sharing, so mention an extra bed, a ground floor for tired knees or a vegetarian kitchen before we ask for rates. Mains power drops now and then, and hot water does not go without saying: we ask the hotel about both. Guests from abroad show passport and visa at the desk, as Indian hotels must register them. For Diwali and from mid-December to mid-January settle the beds first.',
    summary:
      'Rooms in Port Blair, Havelock, Neil and the north: which shore suits which morning, what to ask about power and water, and when to book early.',
    image: {
      src: '/images/services/hotelbooking.svg',
      alt: 'A cottage with a lamp on its veranda stands under bent palms in monsoon rain',
    },
  },
  {
    slug: 'airticketing',
    updated: '2026-11-22',
    name: 'Air Ticketing',
    heading: 'Two hours over the Bay of Bengal',
    paragraph:
      'From Chennai or Kolkata the flight lasts a little over two hours, nearly all of it above open sea. You land at Veer Savarkar International, code IXZ, about 2 km from a town that a ticket may call Port Blair or Sri Vijaya Puram. IndiGo, Air India, Air India Express and Akasa Air fly there; SpiceJet and Alliance Air have done so. Flights are mostly by day and timetables turn with the season, so we look up your week. Give us the city you start from, each name as the identity card spells it, and a day of leeway either way. Our package prices leave airfare out: the ticket is a separate sum, for you to accept or not. If you are not an Indian citizen, ask us, and look at the authorities’ page, before you book a flight. When a ferry follows on the day of arrival, choose an early landing. Wait 18 to 24 hours after your last dive, and spend the night before the homeward flight in town.',
    summary:
      'Flights to Port Blair (IXZ): who flies there, what to send us for a fare, and how to leave room for the ferry and after a dive.',
    image: {
      src: '/images/services/airticketing.svg',
      alt: 'An aeroplane’s wing over ringed reefs and dark islets, seen from a window seat at sunset',
    },
  },
  {
    slug: 'cruiseferrybooking',
    updated: '2026-11-22',
    name: 'Cruise Ferry Booking',
    heading: 'Seats on the boats between the islands',
    paragraph:
      'Makruzz, Green Ocean, ITT Majestic, Nautika and Sea Link work between Port Blair, Havelock and Neil; the Directorate of Shipping Services runs the government’s ships to these islands and to remoter ones. Reckon with 90 to 150 minutes from Port Blair to Havelock and 1 h 15 to 2 h 30 for the way back. Neil, 37 km out, usually takes 60 to 105 minutes, and the hop between the two islands 40 to 90. Private ships use Haddo Wharf, government ships Phoenix Bay: the ticket decides. Be there at least 1 hour beforehand with an original photo identity card. Premium, Deluxe and Royal are the classes on Makruzz; other ships have names of their own. To book, we need full names, ages, nationality, the number of each identity document and a second-choice sailing. When the operator or the weather cancels, the fare is usually refunded in full, and we look for the next sailing with you. Each operator and crossing has a page of its own under Cruise.',
    summary:
      'Ferry seats between Port Blair, Havelock and Neil: operators, crossing times, classes, what we need from you, and what happens when the sea says no.',
    image: {
      src: '/images/services/cruiseferrybooking.svg',
      alt: 'A gangway leads from a stone wharf up to a tall white bow, a full moon behind the mast',
    },
  },
];

// Activities in, on and above the water, one page each. The order here is the order on the site.
export const activityPages: Service[] = [
  {
    slug: 'scubadiving',
    updated: '2026-11-22',
    name: 'Scuba Diving',
    heading: 'Try it once, or stay and learn it',
    paragraph:
      'There are three ways to go diving here, and it helps to tell us which you mean. The try-dive is for people who have never done it: a health form, a lesson in the shallows, then one descent with an instructor at your side, to 12 m (40 feet) at most, and from the age of ten. A beginners’ course takes several days and ends with a card that counts anywhere in the world. Those who hold one ask for boat dives, and bring it along with their logbook. The usual figure for dives here is 40 to 50 feet, 12 to 15 m; certified divers may go to 18 or 30 m, by their card. Havelock has most of the schools, Neil and North Bay some. Put diving early in your stay, so that a windy day can be waited out and 18 to 24 hours remain before the flight. Our Water Sports page describes a dive, and the blog a first one.',
    summary:
      'Try-dives to 12 metres, courses, and boat dives of 40 to 50 feet and more in the Andamans: which one to ask for, and when in your stay to do it.',
    image: {
      src: '/images/services/scubadiving.svg',
      alt: 'A diver with coral-red fins and a string of bubbles beside a boulder coral, a boat’s dark keel far above',
    },
  },
  {
    slug: 'seawalking',
    updated: '2026-11-22',
    name: 'Sea Walking',
    heading: 'Breathing through your nose among the fish',
    paragraph:
      'Sea walking is the answer to a common sentence: my mother would love to see the coral but cannot swim. A weighted helmet, open at the bottom, rests on the shoulders, and air pumped down from above keeps the water out of your face. Glasses may stay on; a hearing aid should come out. With the boat ride, a briefing and the queue, the outing fills a morning, of which the part on the sand is the shortest, so ask how many minutes are meant. Ears feel the pressure as in a landing aeroplane; whoever cannot clear them comes up again. With a cold, a weak heart, bad sinuses or a pregnancy, stay aboard. Walks are run at North Bay and off Elephant Beach, and each operator has its lowest age, so tell us your child’s. What it is like below stands on the Water Sports page, under Sea Walk.',
    summary:
      'A helmet walk on the sea bed for people who don’t swim: how the air stays in, how long it takes, who should stay aboard, and where it is run.',
    image: {
      src: '/images/services/seawalking.svg',
      alt: 'A person in a round helmet goes down a ladder from a moored platform at noon, fish about the rungs',
    },
  },
  {
    slug: 'snorkeling',
    updated: '2026-11-22',
    name: 'Snorkeling',
    heading: 'Face down, fins still, an hour gone',
    paragraph:
      'A snorkelling day is made less by the place than by the hour. Around high water, with little wind, you float well above the coral; on the ebb the same heads stand close below you, and after heavy rain the water is cloudy. Elephant Beach on Havelock has coral close to the sand: 20 to 30 minutes by boat, or 1.8 km through the forest on a path that is impassable at high tide. Bharatpur on Neil is shallow enough for a nervous first try. Jolly Buoy, usually open from November to mid-May, takes a permit, a whole day and no plastic. Try the mask without its strap: breathe in through the nose, and if it stays on your face it fits. A long-sleeved swim shirt shields the back better than sunscreen. Those who cannot swim wear a vest and hold a ring that a guide tows. Enter only where you are shown, as boats cross the shallows, and keep your fins off the bottom. Snorkelling is not part of the package prices, so ask for it by name.',
    summary:
      'Where and when to snorkel in the Andamans: Elephant Beach, Bharatpur, Jolly Buoy, the right tide, a mask that fits, and help for non-swimmers.',
    image: {
      src: '/images/services/snorkeling.svg',
      alt: 'A lone snorkeller floats over a pale reef flat, seen from the air in early morning light',
    },
  },
  {
    slug: 'kayaking',
    updated: '2026-11-22',
    name: 'Kayaking',
    heading: 'Down lanes that the tide has made',
    paragraph:
      'Ask for the tide before you ask for the time. Havelock’s creeks are filled and emptied twice a day, and a channel that floats a kayak at nine may be mud by noon, so tours are set by the moon and seldom at the same hour twice running. Sit-on-top doubles suit first-timers; singles slip more easily under low boughs. Take long sleeves, a hat with a cord, a litre of water and sandals that hold in mud. Night tours look for plankton that glows, on the dark nights around new moon from October to April, and no one can promise it. Saltwater crocodiles live in these islands: use a guide who knows the creek, stay in the boat, and keep the vest fastened even if you swim well. Send us the ages of your party, and we ask who may come along at night. The Water Sports page tells more, under Kayaking.',
    summary:
      'Kayaking on Havelock by day or near new moon: why the tide sets the hour, single or double, what to wear, and why a local guide is needed.',
    image: {
      src: '/images/services/kayaking.svg',
      alt: 'A yellow kayak crosses a rain-pocked lagoon under heavy monsoon cloud, grey mangroves behind',
    },
  },
  {
    slug: 'parasailing',
    updated: '2026-11-22',
    name: 'Parasailing',
    heading: 'A quarter of an hour in a swing',
    paragraph:
      'It is done in one of two ways. From a winch boat you start and finish on a small platform at the stern, sitting, and hardly get wet; from a beach you run three steps into the pull of the line and come down in the shallows, which takes firmer ankles. Ask which it will be. The flight lasts 15 to 20 minutes. Book it for a forenoon at the start of your stay: sea breezes freshen after lunch, and a cancelled flight can then be flown another day. Wear shorts and a shirt that may be soaked; rings, loose glasses and telephones stay behind. Each operator draws its own limits of age and weight, so send us both, with any trouble of back or heart. Before the line is clipped on, see that jackets are buckled, that somebody checks your harness a second time, and that one of the crew does nothing but watch. If not, stay down. The Water Sports page tells more, under Parasailing.',
    summary:
      'Parasailing in the Andamans: 15 to 20 minutes in the air, from a boat or a beach, when to book it, what to wear, and three checks to make.',
    image: {
      src: '/images/services/parasailing.svg',
      alt: 'Two small figures hang under a coral-red canopy in a dusk sky, first lamps along the headland below',
    },
  },
  {
    slug: 'andamandolphin',
    updated: '2026-11-22',
    name: 'Andaman Dolphin',
    heading: 'A boat with its windows under water',
    paragraph:
      'Andaman Dolphin is a boat ride in the waters off Port Blair, not a meeting with an animal: a vessel of the semi-submersible, glass-bottomed kind, which stays afloat like any other while you look into the sea from below its deck, without a mask and without wet feet. What goes by is a matter of the day. It may be coral heads with fish over them, a shoal of fusiliers, a ray lifting off the sand or, after rain, a good deal of green haze. Dolphins do live around the Andamans, and a pod may cross the bow; call that luck, and do not tell the children otherwise. The outing suits toddlers, great-aunts and everyone who would rather stay dry. Those who dislike closed rooms or are quickly seasick might sit by the way out. Vessels change their routes and spend weeks in the yard, so ask us which boats run while you are here, where one boards, how long they stay out, and what there is to see if the water is cloudy.',
    summary:
      'Andaman Dolphin is a boat ride off Port Blair with glass below the waterline: what you may see, who it suits, and what to ask us first.',
    image: {
      src: '/images/services/andamandolphin.svg',
      alt: 'Half above the surface, half below: a white boat’s keel set with glass, silver fish wheeling under it',
    },
  },
  {
    slug: 'jetskiride',
    updated: '2026-11-22',
    name: 'Jet Ski Ride',
    heading: 'Loud, wet and quickly over',
    paragraph:
      'Nobody rides a jet ski for the silence. You share the seat with a driver from the crew, and the thing leaps off the first ripple before your grip is ready. At Corbyn’s Cove, and in other sheltered bays when licences and weather allow, rides are sold by the round or by the minute, and either is short. Settle beforehand how long one lasts, whether you may steer and who pays for a scratch. Spray stings, so sunglasses need a strap, and the telephone stays on the sand with someone you trust. The jacket must be buckled, and the cord that stops the engine in a fall must be clipped to whoever drives. With a baby on the way, a sore back or fresh stitches, stay on the beach. A good driver keeps far outside the swimmers and well off the coral; a flat hand means slower, since no shout gets through. Calm forenoons are gentlest. Send us the day you have in mind and we ask which beach has machines on the water.',
    summary:
      'A jet ski ride at Corbyn’s Cove or another sheltered bay: what to settle before you pay, what to wear, who should sit it out, the calmest hours.',
    image: {
      src: '/images/services/jetskiride.svg',
      alt: 'A jet ski throws a fan of white spray across a palm-fringed cove under the midday sun',
    },
  },
  {
    slug: 'glassbottomride',
    updated: '2026-11-22',
    name: 'Glass Bottom Ride',
    heading: 'The reef through a hole in the floor',
    paragraph:
      'Between the two benches, where other boats keep rope and fuel, this one has a pane. The boatman cuts the engine, lets her drift across the shallows and names what slides by: brain coral, giant clam, a clownfish in its anemone, a sea cucumber. Such boats wait at North Bay, a short crossing from Port Blair, at Bharatpur on Neil beside the sand, and at Jolly Buoy, the permit day trip of the marine park. Choose the hours when the sun stands high, for slanting light leaves the bottom grey, and a still day, for wind wrinkles the surface and lifts the silt. For a photograph, press the lens to the pane and shade it with a hat. Boarding often means wading to the knee and one long step over the side, so come in shorts and tell us about stiff hips. No honest crew guarantees a turtle. One that drops its anchor on living coral has earned a complaint, and we would like to hear of it.',
    summary:
      'Glass-bottom boats at North Bay, Bharatpur and Jolly Buoy: what drifts by, the best light, how to board, and how to photograph through the pane.',
    image: {
      src: '/images/services/glassbottomride.svg',
      alt: 'Seen from the reef below, a small boat’s square window frames curious faces and a patch of sun',
    },
  },
];
