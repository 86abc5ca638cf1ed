import { site } from '#web/lib/site.ts';

const [name, host] = site.contactEmail.split('@');

/** The address to write to; where it does not fit on one line, it breaks before its @. */
export function ContactLink() {
	return (
		<a className="text-accent-strong underline underline-offset-4" href={`mailto:${site.contactEmail}`}>
			{name}
			<wbr />@{host}
		</a>
	);
}
