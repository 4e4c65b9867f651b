import { Badge } from '../../../ui/badge.tsx';
import { type AdminGeneration, generationLooks } from './admin-generation.ts';

export function GenerationBadge({ status }: { status: AdminGeneration['status'] }) {
  if (status === null) return <Badge>Unknown</Badge>;
  const { label, tone } = generationLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
