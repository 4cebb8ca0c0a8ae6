export const pictureHosts: string[] = ['pictures.example'];
