import type { Hotels } from './schema/hotels-and-extras';

// The hotels by class, from which visitors choose for a trip. `perNight` is what a class adds per person and night.
// All are examples: enter your own and delete the line `example: true`. "npm run check:launch" lists them.
// The page about hotels, in services.ts, describes each of them. Pages of trips name the first at each place, which must
// have what `description` says.
export const hotels: Hotels = {
  page: '/hotelbooking',
  // The first class is the base class: listed prices are for it. Where only it has hotels, such as in Diglipur, the
  // rooms and their price are the same in every class.
  classes: [
    {
      name: 'Standard',
      description: 'Three stars, ten minutes from island beaches',
      perNight: 0,
      hotels: [
        {
          place: 'port-blair',
          names: ['Padauk Court', 'Harbour Lamp Inn'],
          room: 'a lift, at Padauk Court',
        },
        {
          place: 'havelock-island',
          names: ['Casuarina Rest', 'Blue Gecko Cottages'],
          room: 'seven to nine minutes to the sand',
        },
        {
          place: 'neil-island',
          names: ['Paddy Lane Cottages', 'Lagoon Lantern'],
          room: 'ten minutes to the sea',
        },
        {
          place: 'rangat',
          names: ['Nallah Lodge'],
          note: 'plain, in every class',
          room: 'plain',
        },
        {
          place: 'diglipur',
          names: ['Paddy Bird House'],
          note: 'plain, in every class',
          room: 'plain',
        },
      ],
      example: true,
    },
    {
      name: 'Deluxe',
      description: 'Three stars, two minutes from island beaches, vegetarian kitchens',
      perNight: 1200,
      hotels: [
        {
          place: 'port-blair',
          names: ['Marine Hill House', 'Tern & Tide'],
          room: 'a lift, at Marine Hill House',
        },
        {
          place: 'havelock-island',
          names: ['Mohwa Garden Resort', 'Seven Palms'],
          room: 'a few steps up',
        },
        {
          place: 'neil-island',
          names: ['Pandanus Sunrise', 'Coral Fig Resort'],
          room: 'two minutes to the beach',
        },
      ],
      example: true,
    },
    {
      name: 'Luxury',
      description: 'Four stars, sea views, vegetarian kitchens',
      perNight: 2900,
      includes: ['sea-view-on-havelock', 'sea-view-on-neil'],
      hotels: [
        {
          place: 'port-blair',
          names: ['Signal Point Residency', 'Seven Banyans'],
          room: 'a lift and a pool',
        },
        {
          place: 'havelock-island',
          names: ['Sandbar Pavilions', 'Tall Forest Villas'],
          room: 'a sea view',
        },
        {
          place: 'neil-island',
          names: ['The Quiet Reef', 'Starfish Meadow Villas'],
          room: 'on the beach',
        },
      ],
      example: true,
    },
  ],
};
