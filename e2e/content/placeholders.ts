import { placeholders as real } from '../../content/placeholders';

export const placeholders = real;
