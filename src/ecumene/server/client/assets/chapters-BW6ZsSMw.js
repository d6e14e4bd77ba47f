import{p as e}from"./pressing-Dc3SBtIg.js";var t=`# Lessons: the page with their doors, and the coach at a table that is one. What a lesson says comes from its title.

learn-title = Learn by playing
learn-about = A first game at the real table with the real rules. The coach tells you what you see, what you can do, and why. You need not read a rulebook first.
learn-list = Lessons
learn-none = This house has no lessons yet.
learn-minutes = { $minutes } min
learn-minutes-of = { $done } of { $minutes } min
learn-chapters-of = { $chapters ->
    [one] { $done } of one chapter
   *[other] { $done } of { $chapters } chapters
}
learn-done = done
learn-begin = Begin
learn-resume = Resume
learn-repeat = Repeat
learn-begin-of = Begin: { $name }
learn-resume-of = Resume: { $name }
learn-repeat-of = Repeat: { $name }
learn-show-chapters = Chapters of { $name }:
learn-chapter-begin = Begin with chapter { $number }:
learn-anywhere = Begin anywhere: each chapter sets up its own position. A new start takes the place of the one you left. After the last chapter you play on.

## The coach

coach = Coach
coach-chapter = Chapter { $number } of { $of }
coach-steps = In this chapter
coach-step-done = Done
coach-step-otherwise = You did otherwise
coach-step-missed = Passed by
coach-step-now = Now
coach-step-later = Later
coach-why = Why now?
coach-free = You are free.
coach-instead = You did otherwise.
coach-show = Show me
coach-do = Do it for me
coach-waits = The others play. Watch the board: it goes on in a moment.
coach-alone = The lesson has nothing to say here: decide for yourself, or let me do it.
coach-past = You look back. The lesson waits in the present.
coach-over = The lesson is over
coach-play-on = Play on
coach-fold = Fold the coach
coach-unfold = Unfold the coach
coach-leave = Leave, keep my place
coach-all = All lessons
`,n={en:async()=>[t],de:async()=>[(await e(async()=>{let{default:e}=await import(`./de-DyGGOSx9.js`);return{default:e}},[])).default]};export{n as t};