# Rising Cultures in English. Keys: cultures-ask-<kind>, cultures-answer-<do>, cultures-event-<event>,
# cultures-refuse-<why>. Names of cards and civilizations arrive as names.
