import type { Service } from './schema/service';

// The company's services, one page each. The order here is the order on the site.
export const services: Service[] = [
  {
    slug: 'touroperator',
    updated: '2026-11-21',
    name: 'Tour Operator',
    heading: 'Islands put in the right order',
    paragraph:
      'Planning the Andamans is mostly a question of sequence: which island comes first, which morning goes to the reef, which afternoon stays empty in case a boat does not sail. Tell us your dates, how many you are, who is easily seasick and what you would gladly skip, and we write out each day, from 4 days and 3 nights up to 8 days and 7 nights. Our packages cover double-sharing hotel rooms, air-conditioned transfers, pickup and drop at the airport, cruise tickets for Havelock and Neil, and entry permits and tickets. Airfare, meals unless stated, a guide, snorkelling and personal spending are outside. A first journey usually wants a night or two in Port Blair for the Cellular Jail and Ross Island, two on Havelock and one on Neil; Baratang costs a very early alarm, and Diglipur at least two days more. Until bookings are confirmed you may shift a day, swap a beach or drop a monument without explaining why. Print the final version, because the signal thins out soon after the harbour.',
    summary:
      'Day-by-day Andaman plans from Port Blair, four to eight days: what our packages cover, what they leave out, and how to divide your nights.',
    image: {
      src: '/images/services/touroperator.svg',
      alt: 'Three green islands joined by the thin wakes of boats, seen from a hilltop at dawn',
    },
  },
  {
    slug: 'carrental',
    updated: '2026-11-21',
    name: 'Car Rental',
    heading: 'A car, a driver and an early start',
    paragraph:
      'South Andaman looks small on the map and drives slowly: bends, hills, school buses, a cow with no plans, a shower that arrives like a curtain. We arrange an air-conditioned car with a driver for an airport pickup, a half day of museums, or the run of about 25 km to Chidiya Tapu, where trees close over the road before the headland opens. Vehicles stay on their own island, so at Havelock and Neil a second car meets you on the jetty. The Baratang road crosses a tribal reserve in escorted convoys at fixed hours; cars leave town before daybreak to join one, and until the far gate the wheels keep rolling, the camera stays in the bag and nothing is given. Write how many seats and suitcases you need, whether you travel with an infant seat, and who feels ill on curves. A detour that is not in the plan counts as extra vehicle use, so ask what it costs before turning off. In December the sun sets at about five, and an afternoon on the headland begins by half past two.',
    summary:
      'Air-conditioned cars with a driver in Port Blair, Havelock and Neil: airport runs, Chidiya Tapu, the Baratang convoy, and what to tell us first.',
    image: {
      src: '/images/services/carrental.svg',
      alt: 'A small white car rounds a bend on a forest road high above the sea at noon',
    },
  },
  {
    slug: 'hotelbooking',
    updated: '2026-11-21',
    name: 'Hotel Booking',
    heading: 'A room that suits the next morning',
    paragraph:
      'In Port Blair you choose between the town, with the bazaar and the jetties a short ride away, and the bays to the south, where palms stand outside and every errand needs a car. Havelock’s rooms line the eastern beaches, with a few near Radhanagar in the west; at low tide the eastern shore drains to a shelf of coral rock, fine to look at and hopeless for a swim. Neil has cottages between vegetable plots and goes dark early. At Rangat or Diglipur expect few rooms, plain ones, and a kitchen that cooks what came in that day. Packages are priced on double sharing, so mention an extra bed, a ground floor for tired knees or a vegetarian kitchen before we ask for rates. Mains power drops now and then; we check who has a generator and who has hot water, since neither goes without saying. Guests from abroad show passport and visa at the desk, as Indian hotels must register them. Christmas and New Year are spoken for months ahead, so for that fortnight settle the beds first and the beaches afterwards.',
    summary:
      'Rooms in Port Blair, Havelock, Neil and the north: which shore suits which morning, what to ask about power and water, and when to book early.',
    image: {
      src: '/images/services/hotelbooking.svg',
      alt: 'A cottage with a lamp on its veranda stands under bent palms in monsoon rain',
    },
  },
  {
    slug: 'airticketing',
    updated: '2026-11-21',
    name: 'Air Ticketing',
    heading: 'Two hours over the Bay of Bengal',
    paragraph:
      'From Chennai or Kolkata the flight lasts a little over two hours, nearly all of it above open sea, until reefs show as pale rings and wooded hills come up under the wing. You land at Veer Savarkar International, code IXZ, about 2 km from a town that a ticket may call Port Blair or Sri Vijaya Puram. IndiGo, Air India, Air India Express, Akasa Air, SpiceJet, Alliance Air and AirAsia were reported on the route in 2023 and 2024; timetables turn with the season, so we look up your week instead of quoting from memory. Give us the city you start from, each name as the identity card spells it, and a day of leeway either way. Our package prices leave airfare out, so we set the ticket beside them as a separate sum, for you to accept or not. When a ferry follows on the day of arrival, choose the earliest landing you can bear. Wait a full day after your last dive, and let the homeward flight leave from a night spent in town.',
    summary:
      'Flights to Port Blair (IXZ): who has been flying, what to send us for a fare, and how to leave room for the ferry and after a dive.',
    image: {
      src: '/images/services/airticketing.svg',
      alt: 'An aeroplane’s wing over ringed reefs and dark islets, seen from a window seat at sunset',
    },
  },
  {
    slug: 'cruiseferrybooking',
    updated: '2026-11-21',
    name: 'Cruise Ferry Booking',
    heading: 'Seats on the boats between the islands',
    paragraph:
      'Makruzz, Green Ocean, ITT Majestic, Nautika and Sea Link work between Port Blair, Havelock and Neil, and what each offers changes through the year; the Directorate of Shipping Services runs the government’s ships to these islands and to remoter ones. Reckon with 90 to 150 minutes from Port Blair to Havelock and 1 h 15 to 2 h 30 for the way back; Neil is 37 km out. Haddo Wharf is where the private boats depart, and the gate wants you at least 1 hour beforehand. Once you have decided, we need full names, ages, nationality and the number of each identity document, plus a second-choice sailing in case the first is full. Premium, Deluxe and Royal are the classes, and it is fair to ask what the dearer one adds on that particular ship. In the rough months, June to September, a departure may be withdrawn while you stand in the queue; we then look for the next one and move the hotel nights along with it. Ginger sweets, a shawl against the cold air of the cabin and a seat low in the middle make the trip kinder.',
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
    updated: '2026-11-21',
    name: 'Scuba Diving',
    heading: 'Try it once, or stay and learn it',
    paragraph:
      'There are three ways to go diving here, and it helps to tell us which you mean. The trial dive is for people who have never done it: a form, a lesson in the shallows, then one descent with an instructor who has you by the harness throughout. A beginners’ course takes several days, with reading in the evening, and ends with a card that counts anywhere in the world. Those who hold one already ask for boat dives, and should bring it along with a logbook and the truth about how long ago the last entry was. Depths run from 40 to 50 feet; on a trial the instructor may well stop short of that. Havelock has most of the schools, Neil and North Bay some. Put diving early in your stay, so that a blocked nose or a windy day can be waited out and a dry day remains before the aeroplane. The questions about lungs, heart, ears and pregnancy are no formality, and a yes can mean a doctor’s signature. From June to September silt and swell cut the view; give us your weeks, and we pass on what the schools report.',
    summary:
      'Trial dives, courses and boat dives in the Andamans, 40 to 50 feet down: which one to ask for, what to bring, and when in your stay to do it.',
    image: {
      src: '/images/services/scubadiving.svg',
      alt: 'A diver with coral-red fins and a string of bubbles beside a boulder coral, a boat’s dark keel far above',
    },
  },
  {
    slug: 'seawalking',
    updated: '2026-11-21',
    name: 'Sea Walking',
    heading: 'Breathing through your nose among the fish',
    paragraph:
      'Sea walking is the answer to a common sentence: my mother would love to see the coral but cannot swim. It asks for steady nerves and no strokes at all. A weighted dome rests on the shoulders, open at the bottom like an upturned glass, and a pump on the raft keeps pushing air into it, so the sea can rise no farther than your collar. Glasses may stay on; a hearing aid should come out, as the damp could spoil it. With the boat ride, a briefing and the queue, the outing fills a morning, of which the part on the sand is the shortest, so ask how many minutes are meant. Down there it is surprisingly loud with hiss and bubbles, and talk is by thumbs and flat palms. Ears feel the pressure as on a landing aeroplane; whoever cannot clear them comes up again, no shame in it. Colds, weak hearts, bad sinuses and pregnancies stay aboard. Walks are run at North Bay and off Elephant Beach. Bring a towel, cash for the photographs or a firm no, and your child’s age, as each operator has its limit.',
    summary:
      'A helmet walk on the sea bed for people who don’t swim: how the air stays in, how long it takes, who should stay aboard, and what to bring.',
    image: {
      src: '/images/services/seawalking.svg',
      alt: 'A person in a round helmet goes down a ladder from a moored platform at noon, fish about the rungs',
    },
  },
  {
    slug: 'snorkeling',
    updated: '2026-11-21',
    name: 'Snorkeling',
    heading: 'Face down, fins still, an hour gone',
    paragraph:
      'A snorkelling day is made less by the place than by the hour. Around high water, with little wind, you hang above the coral as over a lit city; on the ebb the same heads stand too close to your belly, and after heavy rain the bay turns the colour of weak tea. Elephant Beach on Havelock has coral close to the sand, Bharatpur on Neil lies shallow enough for a nervous first try, and Jolly Buoy, in the season when it is the one open, takes a permit, a whole day and no plastic. Try the mask without its strap: breathe in through the nose, and if it stays on your face it fits. A long-sleeved swim shirt shields the back better than sunscreen and washes nothing onto the reef. Those who cannot swim wear a vest and hold a ring that a guide tows. Enter only where you are shown, as boats cross the shallows and jellyfish come in with some currents. Fins belong off the bottom, for one kick breaks the growth of years. Snorkelling is not part of the package prices, so ask for it by name.',
    summary:
      'Where and when to snorkel in the Andamans: Elephant Beach, Bharatpur, Jolly Buoy, the right tide, a mask that fits, and help for non-swimmers.',
    image: {
      src: '/images/services/snorkeling.svg',
      alt: 'A lone snorkeller floats over a pale reef flat, seen from the air in early morning light',
    },
  },
  {
    slug: 'kayaking',
    updated: '2026-11-21',
    name: 'Kayaking',
    heading: 'Down lanes that the tide has made',
    paragraph:
      'Ask for the tide before you ask for the time. Havelock’s creeks are filled and emptied twice a day, and a channel that floats a kayak at nine may be a street of mud by noon, so tours are set by the moon and seldom at the same hour twice running. Sit-on-top doubles suit first-timers, and couples who can agree which way is left; singles slip more easily under low boughs. After the first ten minutes the shoulders stop arguing. You hear crabs click, water run out of the roots, a branch let go of its rain. By day take long sleeves, a hat with a cord, a litre of water each and sandals that hold in mud; in the dark, when groups go looking for plankton that glows, add a light jacket and leave the lamp off. The week around new moon gives the better odds, and no one sells certainty. Estuarine crocodiles live in these islands: use a guide who knows the creek, keep off the banks, stay on board. The vest is fastened even by those who swim well. Nights are for adults and older children; tell us the ages and we ask.',
    summary:
      'Kayaking on Havelock by day or near new moon: why the tide sets the hour, single or double, what to wear, and why a local guide is needed.',
    image: {
      src: '/images/services/kayaking.svg',
      alt: 'A yellow kayak crosses a rain-pocked lagoon under heavy monsoon cloud, grey mangroves behind',
    },
  },
  {
    slug: 'parasailing',
    updated: '2026-11-21',
    name: 'Parasailing',
    heading: 'A quarter of an hour in a swing',
    paragraph:
      'It is done in one of two ways. From a winch boat you start and finish on a small platform at the stern, sitting, and hardly get wet; from a beach you run three steps into the pull of the line and come down in the shallows, which takes firmer ankles. Ask which it will be. The flight lasts 15 to 20 minutes, long enough to stop gripping the straps, count the islands and find out that your partner has been shouting to you. Say beforehand if you want a dip on the way back, or under no circumstances. Book it for a forenoon at the start of your stay: sea breezes freshen after lunch, and a cancelled flight can then be flown the next day. Shorts, a shirt that may be soaked and bare feet are the dress; rings, loose glasses and telephones stay behind. We pass ages, rough weights and any trouble with back or heart to the operator, since each draws its own limits. Before the line is clipped on, see that jackets are buckled, that somebody checks your harness a second time, and that one of the crew does nothing but watch. If not, stay down.',
    summary:
      'Parasailing in the Andamans: 15 to 20 minutes in the air, from a boat or a beach, when to book it, what to wear, and three checks to make.',
    image: {
      src: '/images/services/parasailing.svg',
      alt: 'Two small figures hang under a coral-red canopy in a dusk sky, first lamps along the headland below',
    },
  },
  {
    slug: 'andamandolphin',
    updated: '2026-11-21',
    name: 'Andaman Dolphin',
    heading: 'A boat with its windows under water',
    paragraph:
      'The name says more than the sea can keep. Andaman Dolphin is a boat ride in the waters off Port Blair, not a meeting with an animal: a vessel of the semi-submersible, glass-bottomed kind, which stays afloat like any other while you look into the sea from below its deck. So you travel through the water without a mask, a wetsuit or wet feet. What goes by is a matter of the day. It may be coral heads with fish hovering over them like bees, a shoal of fusiliers that turns all at once, a ray lifting off the sand or, after rain, a good deal of green haze. Dolphins do live around the Andamans, and a pod may cross the bow; call that luck, and do not tell the children otherwise. The outing suits toddlers, great-aunts and everyone who has just had their hair done. Those who dislike closed rooms or are quickly seasick might sit by the way out. Vessels change their routes and spend weeks in the yard, so ask us which boats run while you are here, where one boards, how long they stay out, and what there is to see if the water is cloudy.',
    summary:
      'Andaman Dolphin is a boat ride off Port Blair with glass below the waterline: what you may see, who it suits, and what to ask us first.',
    image: {
      src: '/images/services/andamandolphin.svg',
      alt: 'Half above the surface, half below: a white boat’s keel set with glass, silver fish wheeling under it',
    },
  },
  {
    slug: 'jetskiride',
    updated: '2026-11-21',
    name: 'Jet Ski Ride',
    heading: 'Loud, wet and quickly over',
    paragraph:
      'Nobody rides a jet ski for the silence. You straddle a seat as broad as a pony, a driver from the crew shares it, and the thing leaps off the first ripple before your grip is ready. At Corbyn’s Cove, and in other sheltered bays when licences and weather allow, rides are sold by the round or by the minute, and either is short. Settle beforehand how long one lasts, whether you may steer and who pays for a scratch. Spray stings like flung rice, so sunglasses need a strap and the telephone is better off on the sand with someone you trust. The jacket must be buckled, and the coiled cord that stops the engine in a fall must be clipped to whoever drives. With a baby on the way, a sore back or fresh stitches, enjoy the noise from the shade. A good driver keeps far outside the swimmers and well off the coral; a flat hand means slower, since no shout gets through. Calm forenoons are gentlest. Send us the day you have in mind and we find out which beach has machines on the water.',
    summary:
      'A jet ski ride at Corbyn’s Cove or another sheltered bay: what to settle before you pay, what to wear, who should sit it out, the calmest hours.',
    image: {
      src: '/images/services/jetskiride.svg',
      alt: 'A jet ski throws a fan of white spray across a palm-fringed cove under the midday sun',
    },
  },
  {
    slug: 'glassbottomride',
    updated: '2026-11-21',
    name: 'Glass Bottom Ride',
    heading: 'The reef through a hole in the floor',
    paragraph:
      'Between the two benches, where other boats keep rope and fuel, this one has a pane, and a dozen strangers bend over it like guests round a table. The boatman cuts the engine, lets her drift across the shallows and names what slides by: brain coral, giant clam, a clownfish in its anemone, a sea cucumber that resembles nothing worth naming. Such boats wait at North Bay, a short crossing from Port Blair, at Bharatpur on Neil beside the sand, and at Jolly Buoy, the permit day trip of the marine park. Choose the hours when the sun stands high, for slanting light leaves the bottom grey, and a still day, for wind wrinkles the surface and lifts the silt. Photographs through the pane catch faces and ceiling, unless you press the lens to it and shade it with a hat. Boarding often means wading to the knee and one long step over the side, so come in shorts and tell us about stiff hips. No honest crew guarantees a turtle. One that drops its anchor on living coral has earned a complaint, and we would like to hear of it.',
    summary:
      'Glass-bottom boats at North Bay, Bharatpur and Jolly Buoy: what drifts by, the best light, how to board, and how to photograph through the pane.',
    image: {
      src: '/images/services/glassbottomride.svg',
      alt: 'Seen from the reef below, a small boat’s square window frames curious faces and a patch of sun',
    },
  },
];
