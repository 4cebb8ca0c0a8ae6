/** The class names of the sentence that an item's text begins with. */
export const leadStyle = 'text-lead font-medium text-lagoon';
