import { Badge } from '../../../ui/badge.tsx';
import { type AdminGeneration, generationStatusStyles } from './admin-generation.ts';

export function GenerationBadge({ status }: { status: AdminGeneration['status'] }) {
  if (status === null) return <Badge>Unknown</Badge>;
  const { label, tone } = generationStatusStyles[status];
  return <Badge tone={tone}>{label}</Badge>;
}
