import type { Task } from '@henry/contract/tasks.ts';
import { useTranslation } from 'react-i18next';

/** What a task is, in a few words. */
export function useTaskName(): (task: Task) => string {
	const { t } = useTranslation('homework');
	return (task) => {
		if (task.kind === 'grammarSpeech') return t('task.grammarSpeech', { topic: task.topic });
		if (task.kind === 'exam') return t('task.exam', { name: task.name });
		if (task.kind === 'talk') return t('task.talk', { label: task.label });
		if (task.kind === 'rolePlay') return t('task.rolePlay', { role: task.henryRole });
		if (task.kind === 'speakleSet') return t('task.speakleSet', { count: task.sentences.length });
		return t(`task.${task.kind}`);
	};
}
