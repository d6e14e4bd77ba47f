"""The topics of the lineage by name."""

from __future__ import annotations

from ecumene.table.counsel import Topic, Topics
from ecumene.titles.lineage.counsel.calamity import AskCalamity, Calamities, calamity
from ecumene.titles.lineage.counsel.completion import AskCompletion, Completion, completion
from ecumene.titles.lineage.counsel.conflict import (
    AskBattles,
    AskConflict,
    Battles,
    ConflictTold,
    battles,
    conflict,
)
from ecumene.titles.lineage.counsel.deal import AskDeal, Deal, deal
from ecumene.titles.lineage.counsel.next_step import AskNextStep, NextSteps, next_step
from ecumene.titles.lineage.counsel.odds import AskOdds, Odds, odds
from ecumene.titles.lineage.counsel.plan import AskPlan, Plan, plan
from ecumene.titles.lineage.counsel.rates import AskRates, Rates, foresee_rates
from ecumene.titles.lineage.counsel.reach import AskReach, Reach, reach
from ecumene.titles.lineage.counsel.shop import AskShop, Shop, shop

TOPICS: Topics = {
    "plan": Topic(AskPlan, Plan, plan),
    "completion": Topic(AskCompletion, Completion, completion),
    "reach": Topic(AskReach, Reach, reach),
    "rates": Topic(AskRates, Rates, foresee_rates),
    "battles": Topic(AskBattles, Battles, battles, public=True),
    "conflict": Topic(AskConflict, ConflictTold, conflict, public=True),
    "calamity": Topic(AskCalamity, Calamities, calamity),
    "odds": Topic(AskOdds, Odds, odds),
    "next_step": Topic(AskNextStep, NextSteps, next_step, public=True),
    "deal": Topic(AskDeal, Deal, deal),
    "shop": Topic(AskShop, Shop, shop),
}
