import { makeSamplePlan } from '@/test/factories';

export const samplePlans = [makeSamplePlan()];
