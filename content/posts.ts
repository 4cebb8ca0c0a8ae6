import type { PostEntry } from './schema/post';

// The posts of the blog. The site shows the newest first, by their `date`.
// The address of a post is its title in small letters with hyphens. Authors are in authors.ts.
export const posts: PostEntry[] = [
  {
    title: 'Havelock or Neil, and how many nights',
    author: 'shiny',
    date: '2026-11-22',
    image: {
      src: '/images/posts/havelock-or-neil-and-how-many-nights.svg',
      alt: 'Two islands across a moonlit strait, one high and forested, one flat with lit huts; a small boat between them',
    },
    description:
      'An evening on each, to help you choose.',
    sections: [
      {
        paragraphs: [
          'Couples ask me this more than anything else, often in two messages, one from each phone. She wants the famous beach. He wants a bicycle and no plans. So I describe an evening on each.',
        ],
      },
      {
        heading: 'An evening on Havelock',
        paragraphs: [
          'It’s five, and you’re on Radhanagar Beach, a long curve of pale sand with forest behind it. Near the entrance it gets busy, so you walk south along the water until you can hear it. The sun drops straight into the sea. Nobody wants to be the first to stand up.',
          'By day there’s coral off Elephant Beach, the sunrise at Kalapathar, dive boats, cafés, cash machines and the better internet.',
        ],
        image: {
          src: '/images/beaches/radha-nagar.svg',
          alt: 'A couple watches an orange sun touch the sea, tall forest trees throw long shadows on a curve of sand',
        },
      },
      {
        heading: 'An evening on Neil',
        paragraphs: [
          'Two bicycles lean against a palm at Laxmanpur. You came along the one main road, between vegetable fields, and met a cow and a schoolteacher. A few minutes down the beach there’s only the two of you and the hermit crabs.',
          'Neil is small and flat. You float over coral at Bharatpur in water you can stand in, see the sun rise at Sitapur, and walk out to the rock arch when the tide is low. Bring cash: the signal is weak, and UPI may fail.',
        ],
        image: {
          src: '/images/attractions/natural-rock-at-neil.svg',
          alt: 'A rugged rock arch tufted with bushes stands over mirror-like tide pools at low morning water',
        },
      },
      {
        heading: 'How I divide the nights',
        paragraphs: [
          'Seven nights make me happiest: three on Havelock, two on Neil, two in Port Blair. With six, Neil gives up one. With five, I’d spend three on Havelock and leave Neil for next time. With four, one island is calmer; for couples who want both I’ve written a trip.',
          'With the drive and the wait, a crossing takes half a day, and seeing both islands takes three crossings. Two can share a day, with a few hours ashore in between.',
        ],
      },
      {
        heading: 'Which one first',
        paragraphs: [
          'Havelock, if you dive: the dive is then days away from your flight. If you don’t, I turn the trip round from May to December. More ferries sail to Port Blair from Havelock, and in windy months I like a second one to choose from.',
        ],
      },
      {
        heading: 'Mine would be the slow week',
        paragraphs: [
          '“The slow week” is the honeymoon I’d book for myself: three nights on Havelock, two on Neil, and one thing to do in a day.',
        ],
        link: { label: 'See The slow week', href: '/packages/honeymoon-7-nights-8-days' },
      },
    ],
    places: ['havelock-island', 'neil-island'],
  },
  {
    title: 'Five days for a first visit',
    author: 'meera',
    date: '2024-11-06',
    image: {
      src: '/images/posts/five-days-for-a-first-visit.svg',
      alt: 'Three green islands in a row below an aircraft wing, the sea pink with early light',
    },
    description:
      'Three islands for a brother who can’t sit still.',
    sections: [
      {
        paragraphs: [
          'My brother lives in Pune, gets five days off at a time and can’t sit still for one of them. When he came the first time, I gave him three islands. He sent me one photograph a day.',
        ],
      },
      {
        heading: 'Day one: the deer',
        paragraphs: [
          'He landed before eleven, so in the afternoon he took the launch across the harbour to Ross Island. His first photograph is a spotted deer in the shade of the ballroom. Ross is usually closed on {closed:ross-island}, so choose another day to land.',
        ],
        image: {
          src: '/images/attractions/north-bay-and-ross-island.svg',
          alt: 'Fig roots grip the broken brick walls of an old church, two spotted deer in the afternoon shade',
        },
      },
      {
        heading: 'Day two: the red sky',
        paragraphs: [
          'A morning ferry took him past the lighthouse of North Bay to Havelock, {minutes:port-blair-to-havelock} minutes from Port Blair. By three he was on Radhanagar Beach. That sounds early, but in mid-November the sun is gone at about ten to five. His second photograph is all red.',
        ],
        image: {
          src: '/images/packages/explore-havelock.svg',
          alt: 'A couple walks along the curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
        },
      },
      {
        heading: 'Day three: the arch',
        paragraphs: [
          'The hop to Neil takes {minutes:havelock-to-neil} minutes. The tide was out, so he walked over wet rock to the arch, in shoes, and looked into every pool on the way. In the evening he sat among the broken shells of Laxmanpur, and for once said nothing.',
        ],
      },
      {
        heading: 'Day four: the lagoon',
        paragraphs: [
          'Bharatpur is the beach nearest to the jetty. He drifted over coral until he’d almost missed the ferry to Port Blair.',
        ],
      },
      {
        heading: 'Day five: the boarding pass',
        paragraphs: [
          'The airport is 2 km from town, so there was time for tea. He hasn’t seen Baratang or Diglipur, and he hasn’t dived. He has already asked for leave.',
        ],
      },
      {
        heading: 'The same five days for you',
        paragraphs: [
          'His trip is called “Island Hopping”. You change hotels every night, so bring a small bag. If you’d rather unpack only twice, ask for “Explore Havelock”.',
        ],
        link: { label: 'See Island Hopping', href: '/packages/island-hopping' },
      },
    ],
    places: ['ross-island', 'havelock-island', 'neil-island', 'baratang', 'diglipur'],
  },
  {
    title: 'Five quiet minutes over the coral',
    author: 'arnab',
    date: '2024-07-08',
    image: {
      src: '/images/posts/how-to-be-a-good-guest-on-the-reef.svg',
      alt: 'Under water, a green turtle glides over branching coral while a snorkeller keeps well back',
    },
    description:
      'What swims past once you’ve stopped moving.',
    sections: [
      {
        paragraphs: [
          'On my free mornings I listen to a reef. The noise comes first: tiny shrimps crackling like oil in a pan, and parrotfish scraping the rock. Then I pick one coral, stop moving and count five minutes. By the third, fish that hid from my shadow come out again and carry on with their day.',
        ],
      },
      {
        heading: 'Dress like a fisherman',
        paragraphs: [
          'A long-sleeved swim shirt saves your back from the sun and the reef from your sunscreen. If you’re not a strong swimmer, wear a life jacket. Never go in alone.',
        ],
        image: {
          src: '/images/services/snorkeling.svg',
          alt: 'A lone snorkeller floats over a pale reef flat, seen from the air in early morning light',
        },
      },
      {
        heading: 'The moment when coral breaks',
        paragraphs: [
          'Coral nearly always breaks in the same way. A mask leaks, someone stands up in waist-deep water, and something that took many years to grow is gone under a heel. In a good year a boulder coral grows about a centimetre.',
          'So roll on to your back, breathe, empty the mask and roll over again. Kick slowly from the hip, two arm’s lengths from everything that grows, and stand only on sand.',
        ],
      },
      {
        heading: 'Keep the bread for breakfast',
        paragraphs: [
          'Bread brings only a few kinds of fish, and they learn to bite fingers. Leave the shells too: hermit crabs need the houses, and taking shells, coral or sand is an offence. Touch nothing, because lionfish and stonefish have venomous spines. If you’re stung, tell the crew at once and see a doctor.',
        ],
      },
      {
        heading: 'Beside a turtle',
        paragraphs: [
          'If a turtle comes, stay at its side and keep your distance. It has to come up to breathe, so never swim above it. Turtles nest at Kalipur, near Diglipur, from about December to March.',
        ],
        image: {
          src: '/images/beaches/kalipur-beach.svg',
          alt: 'A sea turtle crawls up dark sand under a starry sky, the outline of a high forested peak behind',
        },
      },
      {
        heading: 'Two reefs in one trip',
        paragraphs: [
          '“Together into the water” has the shallow coral of Bharatpur on Neil, and a day in the marine national park, where boats go to Jolly Buoy or Red Skin, whichever is open.',
        ],
        link: { label: 'See Together into the water', href: '/packages/honeymoon-6-nights-7-days' },
      },
    ],
    places: ['neil-island', 'jolly-buoy', 'diglipur'],
  },
  {
    title: 'Andaman with children and grandparents',
    author: 'meera',
    date: '2024-04-22',
    image: {
      src: '/images/posts/andaman-with-children-and-grandparents.svg',
      alt: 'A grandmother with her arm about a small child sits under a wide tree at noon, spotted deer graze',
    },
    description:
      'For two bad knees and a boy of four.',
    sections: [
      {
        paragraphs: [
          'My aunt came with two bad knees and a grandson of four. I planned her trip as I’d plan yours: two hotels, one outing a day, and everyone lying down from eleven to three. On the last evening she sat in the yard of the Cellular Jail with the boy asleep across her lap, and watched the lights climb the walls.',
        ],
      },
      {
        heading: 'Two hotels, two ferries',
        paragraphs: [
          'Each change of hotel costs a family half a day and one small sandal. So with bad knees we keep to Port Blair and Havelock. You board the ferry over a gangway, and its slope changes with the tide. For a guest who needs an arm or uses a wheelchair, we choose the ferry that suits.',
        ],
      },
      {
        heading: 'For someone of four',
        paragraphs: [
          'The boy would tell you about the sand first. Radhanagar Beach has room for all the castles he can think of, but the water gets deep faster than it looks: hold hands, and bathe between the flags. On Ross Island deer walk right up to you. Keep him away from stags with antlers, and don’t feed any. When it rained, we went to Samudrika, with its small aquariums and a whale’s skeleton outside.',
        ],
      },
      {
        heading: 'For someone of seventy',
        paragraphs: [
          'At the Cellular Jail the yard and its exhibits are mostly level, so leave the tower to the cousins. At the evening show everyone sits. You don’t need to get wet for coral: there are boats with a glass floor. My aunt couldn’t wade out and take the one high step aboard, so I found her a boat at a jetty.',
        ],
        image: {
          src: '/images/activities/jolly-buoy-glass-boat.svg',
          alt: 'Heads bend over a glowing window in a boat’s floor, deep in an awning’s shade, corals green below',
        },
      },
      {
        heading: 'A day that works',
        paragraphs: [
          'Be on the sand soon after sunrise, but only paddle before the lifeguards come. Be back for a late breakfast. Sleep through the heat. Go out again at three, in long sleeves when the sandflies come. Leave Baratang for later: the convoy doesn’t stop for anyone’s stomach.',
        ],
      },
      {
        heading: 'The trip I’d send my mother on',
        paragraphs: [
          '“For three generations” has five nights, only two ferries, three nights in one hotel, and seats at the light show. If somebody can’t climb stairs, I’ll look for rooms on the ground floor.',
        ],
        link: { label: 'See For three generations', href: '/packages/family-5-nights-6-days' },
      },
    ],
    places: ['havelock-island', 'ross-island'],
  },
  {
    title: 'Your first dive at Havelock',
    author: 'shiny',
    date: '2024-03-04',
    image: {
      src: '/images/posts/your-first-dive-at-havelock.svg',
      alt: 'A diver hangs on a mooring line in deep blue water, bubbles rising to the dark hull of a boat',
    },
    description:
      'The first breath, and stubborn ears.',
    sections: [
      {
        paragraphs: [
          'The first breath is the strange one. Everything in you wants to hold it. Then the regulator hands you dry, cool air, you let it go, and the bubbles rattle past your ears. You’re waist-deep, and already grinning round the mouthpiece. I’ve seen it on a girl of ten and on her mother.',
        ],
      },
      {
        heading: 'First, a form',
        paragraphs: [
          'Before you dive, you fill in a health form. A yes on it can mean that a doctor has to sign, and that’s hard to arrange on Havelock. Ask us for the form weeks ahead and show it to your own. You need to be ten or older, and you can’t dive with a cold or last night’s drinks in you.',
        ],
      },
      {
        heading: 'Kneeling on sand',
        paragraphs: [
          'Keep half a day free, though you’ll be under for only half an hour. You learn the hand signs first. Thumb and finger in a ring mean “I’m fine”. A thumb that points up means “take me up”. Then you practise where you can stand: clear the mask, take the regulator out, put it back. Only when that’s boring do you go deeper, slowly, and never below 12 metres (40 feet).',
        ],
        image: {
          src: '/images/activities/havelock-scuba-dive.svg',
          alt: 'A diver’s torch wakes orange sea fans on a rock wall in the deep blue, small silver fish overhead',
        },
      },
      {
        heading: 'Listen to your ears',
        paragraphs: [
          'Your ears speak up in the first two metres. Pinch your nose and blow gently, again and again, before anything hurts. If one won’t clear, go up a little and try again. Never go down with pain, and if anyone hurries you, end the dive.',
        ],
      },
      {
        heading: 'Your first morning, not your last',
        paragraphs: [
          'I book the dive for your first full morning on the island. If it’s too windy, there’s still the next one, and your flight is a long way off. {guide:flying-after-a-dive}',
          'If you turn back on the ladder, that’s fine, too. With a snorkel at Elephant Beach you’ll meet many of the same fish.',
        ],
        image: {
          src: '/images/activities/havelock-elephant-beach-snorkelling.svg',
          alt: 'Half above, half below: a snorkeller floats over blue-lipped clams in mid-morning, fallen trunks ashore behind',
        },
      },
      {
        heading: 'Two mornings to choose from',
        paragraphs: [
          '“Three nights on Havelock” leaves two mornings free on the island, and a day without a dive before you fly. Add the dive to it, and I’ll put it on the better morning.',
        ],
        link: {
          label: 'See Three nights on Havelock',
          href: '/packages/honeymoon-5-nights-6-days',
        },
      },
    ],
    places: ['havelock-island'],
  },
  {
    title: 'A morning at Haddo Wharf',
    author: 'arnab',
    date: '2024-01-18',
    image: {
      src: '/images/posts/ferries-without-surprises.svg',
      alt: 'A twin-hulled ferry at the wharf in first light, its gangway down and a row of bags beside it',
    },
    description:
      'Where I’d sit, and how I wait for news.',
    sections: [
      {
        paragraphs: [
          'Some mornings I go down to Haddo Wharf only to watch a ferry leave. The light is still pink, the twin hulls creak against the quay, and under the roof a family counts its bags for the third time. They’ve come an hour early, their papers in a steel lunch box.',
        ],
      },
      {
        heading: 'What’s in the lunch box',
        paragraphs: [
          'There’s an original photo identity card for everyone with a ticket, the one they named when they booked. A copy won’t do. The tickets are on paper, because not every ferry takes one on a phone. And they’re at the right wharf: private ferries leave from Haddo, government ferries from Phoenix Bay, so show your ticket to the driver.',
          'Pack light. Nautika takes 20 kg a person, ITT Majestic 25. Large bags travel out of reach, so keep water, medicines and a jumper with you.',
        ],
      },
      {
        heading: 'Where I’d sit',
        paragraphs: [
          'I sit low down, near the middle, where a ferry moves least. An hour before, eat something plain: toast, a banana, idli. Look at the horizon and leave the phone alone.',
        ],
      },
      {
        heading: 'Half a day on the water',
        paragraphs: [
          'With the drive and the wait, either island takes half a day to reach.',
        ],
        image: {
          src: '/images/cruise/government-ferries.svg',
          alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
        },
      },
      {
        heading: 'When a ferry stays in port',
        paragraphs: [
          'It happens, mostly in rough seas from June to September, and now and then in a cyclone in November or December. So in those months, where two sail, I book the earlier: if it stays in port, there’s an afternoon to find the next. On a trip with us, I look for seats on every one, call you and say what changes. Then you choose: the new ticket, or the fare back.',
          'One cancelled ferry needn’t cost you the plane, because every trip ends with a night in Port Blair. From May to December I’d make it two.',
        ],
        link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
        image: {
          src: '/images/cruise/nautika.svg',
          alt: 'A ferry with a blue bow ploughs through grey monsoon rollers under slanting rain',
        },
      },
      {
        heading: 'Sail in a triangle',
        paragraphs: [
          'Port Blair, Havelock, Neil and back: you make no crossing twice. I book the middle leg first, because it often has the fewest sailings, and fit the hotels around it. “Havelock & Neil Escapade” sails just that way, with two nights on Havelock and one on Neil.',
        ],
        link: {
          label: 'See Havelock & Neil Escapade',
          href: '/packages/havelock-neil-escapade',
        },
      },
    ],
    places: ['havelock-island', 'neil-island'],
  },
];
