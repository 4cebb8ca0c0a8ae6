import type { PostEntry } from './schema/post';

// The posts of the blog. The site shows the newest first, by `date`.
// The address of a post is its title in lower case with hyphens. `author` is an `id` in authors.ts.
export const posts: PostEntry[] = [
  {
    title: 'Havelock or Neil, and how many nights',
    author: 'shiny',
    date: '2026-11-22',
    image: {
      src: '/images/posts/havelock-or-neil-and-how-many-nights.svg',
      alt: 'Two islands across a moonlit strait, one high and forested, one flat with lit huts',
    },
    description:
      'An evening on each, to help you choose.',
    sections: [
      {
        paragraphs: [
          'Couples ask me this all the time, in two messages, one from each phone, and they never agree. I’m a diver, so I used to shout “Havelock!” before I’d read the second. Now I describe an evening on each, and you fight it out.',
        ],
      },
      {
        heading: 'An evening on Havelock',
        paragraphs: [
          'You’re at Radhanagar, shoes in your hand, and the sand is still warm. Somebody claps when the sun touches the sea. Who’s going to stand up first?',
        ],
        image: {
          src: '/images/beaches/radha-nagar.svg',
          alt: 'A couple watches an orange sun touch the sea, tall forest trees throw long shadows on a curve of sand',
        },
      },
      {
        heading: 'An evening on Neil',
        paragraphs: [
          'Two bicycles lean against a palm at Laxmanpur. You came between vegetable fields, wobbling and laughing. A few minutes down the beach you hear the shells under your sandals, and nothing else. After dark the car picks you up, bicycles and all.',
        ],
        image: {
          src: '/images/activities/neil-laxmanpur-sunset.svg',
          alt: 'A hermit crab crosses a shell beach under a violet sky, a man and a child walk far off along the water',
        },
      },
      {
        heading: 'And how many nights?',
        paragraphs: ['Seven make me happiest, three on Havelock, two on Neil and two in Port Blair.'],
        link: { label: 'With four nights or five', href: '/questions#nights' },
      },
    ],
    places: ['havelock-island', 'neil-island'],
  },
  {
    title: 'Five days for a first visit',
    author: 'meera',
    date: '2025-11-26',
    image: {
      src: '/images/posts/five-days-for-a-first-visit.svg',
      alt: 'Three green islands in a row below an aircraft wing, the sea pink with early light',
    },
    description:
      'Three islands for a brother who can’t sit still.',
    sections: [
      {
        paragraphs: [
          'My brother in Pune gets five days off at a time and has never sat still for one of them. I gave him three islands and asked for a photograph a day. Our mother, who knows what matters, asked for one of every lunch.',
        ],
      },
      {
        heading: 'Day one: the deer',
        paragraphs: [
          'His first photograph is of a spotted deer on Ross Island, looking at him as if he’d come to dinner without an invitation.',
        ],
        image: {
          src: '/images/sights/north-bay-and-ross-island.svg',
          alt: 'Fig roots grip the broken brick walls of an old church, two spotted deer in the afternoon shade',
        },
      },
      {
        heading: 'Day two: the red sky',
        paragraphs: [
          'In mid-November the sun is gone by five, and for once he was early. His second photograph, from Radhanagar, is red from corner to corner.',
        ],
        image: {
          src: '/images/packages/explore-havelock.svg',
          alt: 'A couple walks along the curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
        },
      },
      {
        heading: 'Day three: the arch',
        paragraphs: [
          'On Neil the tide was out, and he walked over wet rock to the arch, in shoes. Then he ate fish curry in the bazaar, and the woman who cooked it wouldn’t let him stop at one plate. That’s the picture our mother has framed.',
        ],
      },
      {
        heading: 'Days four and five: the lagoon',
        paragraphs: [
          'Bharatpur is next to the jetty. He drifted over the coral to the last minute.',
        ],
      },
      {
        heading: 'The same five days for you',
        paragraphs: [
          'Bring a small bag, because you’ll change hotels every night.',
        ],
        link: { label: 'See Island Hopping', href: '/packages/island-hopping' },
      },
    ],
    places: ['ross-island', 'havelock-island', 'neil-island'],
  },
  {
    title: 'Five quiet minutes over the coral',
    author: 'arnab',
    date: '2025-12-17',
    image: {
      src: '/images/posts/how-to-be-a-good-guest-on-the-reef.svg',
      alt: 'Under water, a green turtle glides over branching coral while a snorkeller keeps well back',
    },
    description:
      'What swims past once you’ve stopped moving.',
    sections: [
      {
        paragraphs: [
          'My father sailed past these reefs for thirty years and never looked down. I sold tickets past them and didn’t either. Now, on free mornings on Neil, I go out at high water, before the wind. It isn’t quiet. Shrimps crackle like oil in a pan. I choose one coral and look at my watch. Minute one, nothing. Minute two, my leg itches. Minute three, the fish that hid from my shadow come out, one by one.',
        ],
      },
      {
        heading: 'The moment when coral breaks',
        paragraphs: [
          'It was my heel. The mask leaked, I stood up in waist-deep water, and what took years to grow was gone. Now I roll on to my back. Breathe. Empty the mask. Roll over. Stand only on sand.',
        ],
      },
      {
        heading: 'No bread for the fish',
        paragraphs: [
          'Fed fish bite fingers. Lionfish and stonefish have venomous spines, so hands off. If you’re stung, tell the crew at once, then a doctor.',
        ],
      },
      {
        heading: 'Beside a turtle',
        paragraphs: [
          'Stay at its side, at a distance, never above it. It has to come up to breathe.',
        ],
        image: {
          src: '/images/watersports/scuba-diving.svg',
          alt: 'Two divers hover over a coral slope in blue dusk light, a turtle gliding past in front of them',
        },
      },
    ],
    places: ['neil-island'],
  },
  {
    title: 'Andaman with children and grandparents',
    author: 'meera',
    date: '2026-04-08',
    image: {
      src: '/images/posts/andaman-with-children-and-grandparents.svg',
      alt: 'A grandmother with her arm about a small child sits under a wide tree at noon, spotted deer graze',
    },
    description:
      'My aunt, a boy of four, and one outing a day.',
    sections: [
      {
        paragraphs: [
          'My aunt, who eats curd rice wherever she goes, came with two bad knees and a grandson of four. So she had two hotels, one outing a day, and a rest from eleven to three. On the last evening she sat in the yard of the Cellular Jail, the boy asleep across her lap, and watched the lights climb the walls.',
        ],
      },
      {
        heading: 'For a four-year-old',
        paragraphs: [
          'Radhanagar Beach has room for all the sandcastles he can think of. When he wanted to paddle, we each took a hand.',
        ],
      },
      {
        heading: 'For someone of seventy',
        paragraphs: [
          'The jail’s yard is mostly level, and its evening show has seats. The step up to the glass-bottom boat was too high for her, so the cousins drew her every fish, and she gave them marks.',
        ],
        image: {
          src: '/images/activities/jolly-buoy-glass-boat.svg',
          alt: 'Heads bend over a glowing window in a boat’s floor, deep in an awning’s shade, corals green below',
        },
      },
      {
        heading: 'The trip I’d send my mother on',
        paragraphs: [
          'Three nights in one hotel, and two ferries.',
        ],
        link: { label: 'See For three generations', href: '/packages/family-5-nights-6-days' },
      },
    ],
    places: ['havelock-island'],
  },
  {
    title: 'Your first dive at Havelock',
    author: 'shiny',
    date: '2026-02-11',
    image: {
      src: '/images/posts/your-first-dive-at-havelock.svg',
      alt: 'A diver hangs on a mooring line in deep blue water, bubbles rising to the dark hull of a boat',
    },
    description:
      'Bubbles like marbles, stubborn ears, and a night in kayaks.',
    sections: [
      {
        paragraphs: [
          'The first breath is the strange one. Everything in you wants to hold it. Then the regulator hands you dry, cool air, you let it go, and the bubbles rattle past your ears like marbles. You’re only waist-deep, and grinning round the mouthpiece already. I’ve seen that grin on a girl of ten, and a minute later on her mother.',
        ],
      },
      {
        heading: 'Kneeling on sand',
        paragraphs: [
          'Hand signs come first. Then you practise where you can stand: clear the mask, regulator out, regulator in. Once that bores you, you go deeper, never below 12 metres (40 feet).',
        ],
        image: {
          src: '/images/activities/havelock-scuba-dive.svg',
          alt: 'A diver’s torch wakes orange sea fans on a rock wall',
        },
      },
      {
        heading: 'Listen to your ears',
        paragraphs: [
          'You’ll feel them in the first two metres. Pinch your nose and blow gently, again and again, before anything hurts. If one won’t clear, go up a little. Never go down with pain. And if anyone hurries you, end the dive!',
        ],
      },
      {
        heading: 'Your first morning, not your last',
        paragraphs: [
          'I book the dive for your first full morning on the island. If it’s too windy, there’s still the next. {guide:flying-after-a-dive} And if you turn back on the ladder, I’ll hand you a towel, and that’s all. If you can’t swim yet, take a ring and a guide first.',
        ],
        image: {
          src: '/images/activities/havelock-elephant-beach-snorkelling.svg',
          alt: 'A snorkeller floats over blue-lipped clams, fallen trunks ashore behind',
        },
      },
      {
        heading: 'Eight paddles in the dark',
        paragraphs: [
          'My other first was at new moon, with eight friends from Pune. For half an hour it was just black, and the loud one wanted his money back. Then his paddle came up dripping sparks, and he said one word I can’t print.',
        ],
        link: { label: 'The darkest nights', href: '/kayaking' },
      },
    ],
    places: ['havelock-island'],
  },
  {
    title: 'A morning at Haddo Wharf',
    author: 'arnab',
    date: '2025-06-18',
    image: {
      src: '/images/posts/ferries-without-surprises.svg',
      alt: 'A twin-hulled ferry at the wharf in first light, its gangway down and a row of bags beside it',
    },
    description:
      'What a family kept in its biscuit tin.',
    sections: [
      {
        paragraphs: [
          'Some mornings I go down to Haddo Wharf. Nobody pays me to. Twin hulls creak against the quay. Under the roof a family counts its bags for the third time. Seven. They’ve come early, with their documents in a biscuit tin, and they’ll sail. The man whose card is in another shirt won’t. He watches the gangway go up. I sold him the ticket, and didn’t ask about the shirt.',
        ],
      },
      {
        heading: 'What’s in the tin',
        paragraphs: [
          'There’s an original photo ID for everyone with a ticket, the one they named when they booked. Tickets on paper, because some companies want paper. Medicines, because large bags travel out of reach. The biscuits are in Grandmother’s handbag.',
        ],
      },
    ],
    places: ['havelock-island', 'neil-island'],
  },
];
