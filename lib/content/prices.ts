/** A package with a price or a guide price. */
type Priced =
  | { price: { now: number }; guidePrice?: undefined }
  | { price?: undefined; guidePrice: { perPerson: number } };

/** What a package costs one of two adults in the first class of hotels, in ₹: its price or, on request, its guide price. */
export function pricePerPerson({ price, guidePrice }: Priced): number {
  return price ? price.now : guidePrice.perPerson;
}
