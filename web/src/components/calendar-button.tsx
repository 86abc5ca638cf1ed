import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';

type CalendarButtonProps = {
	label: string;
	/** What is said once the file has been handed over. */
	done: string;
	fileName: string;
	/** Makes the calendar file; its code may have to be fetched. */
	make: () => Promise<Blob>;
};

/** Hands the visitor a calendar file. */
export function CalendarButton({ label, done, fileName, make }: CalendarButtonProps) {
	const making = useMutation({
		networkMode: 'always',
		mutationFn: async () => saveFile(fileName, await make()),
	});
	return (
		<>
			<Button look="secondary" disabled={making.isPending} onClick={() => making.mutate()}>
				<CalendarPlus aria-hidden="true" className="size-5" />
				{label}
			</Button>
			{making.isError && <ErrorNotice error={making.error} onRetry={() => making.mutate()} />}
			<p role="status" className="font-semibold empty:hidden">
				{making.isSuccess && done}
			</p>
		</>
	);
}
